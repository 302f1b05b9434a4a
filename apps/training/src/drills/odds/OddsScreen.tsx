import type { ScreenProps } from '../../session/drill.ts';
import { SessionScreen } from '../../session/SessionScreen.tsx';
import { oddsDrill } from './oddsDrill.ts';

/** The odds drill's room. */
export function OddsScreen({ ruleSet }: ScreenProps) {
  return <SessionScreen drill={oddsDrill} ruleSet={ruleSet} />;
}
