import type { ScreenProps } from '../../session/drill.ts';
import { SessionScreen } from '../../session/SessionScreen.tsx';
import { spotDrill } from './spotDrill.ts';

/** The spot drill's room. */
export function SpotScreen({ ruleSet }: ScreenProps) {
  return <SessionScreen drill={spotDrill} ruleSet={ruleSet} />;
}
