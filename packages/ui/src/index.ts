// The kit's components, one line each, in alphabetical order.
export { ActionBar, type ActionBarProps } from './ActionBar/ActionBar.tsx';
export type { Deed } from './ActionBar/DeedButton.tsx';
export { DiceTray, type DiceTrayProps } from './DiceTray/DiceTray.tsx';
export type { TrayDie } from './DiceTray/Place.tsx';
export { Die, type DieProps } from './Die/Die.tsx';
export type { Face } from './Die/face.ts';
export { HotDice, type HotDiceProps } from './HotDice/HotDice.tsx';
export { type KeptRow, KeptRows, type KeptRowsProps } from './KeptRows/KeptRows.tsx';
export { RiskBar, type RiskBarProps } from './RiskBar/RiskBar.tsx';
export { TurnPanel, type TurnPanelProps } from './TurnPanel/TurnPanel.tsx';
