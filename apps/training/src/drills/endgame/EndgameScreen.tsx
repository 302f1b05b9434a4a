import type { ScreenProps } from '../../session/drill.ts';
import { SessionScreen } from '../../session/SessionScreen.tsx';
import { endgameDrill } from './endgameDrill.tsx';

export function EndgameScreen({ ruleSet }: ScreenProps) {
  return <SessionScreen drill={endgameDrill} ruleSet={ruleSet} />;
}
