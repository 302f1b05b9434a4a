import type { ScreenProps } from '../../session/drill.ts';
import { SessionScreen } from '../../session/SessionScreen.tsx';
import { valueDrill } from './valueDrill.ts';

/** The value drill's room. */
export function ValueScreen({ ruleSet }: ScreenProps) {
  return <SessionScreen drill={valueDrill} ruleSet={ruleSet} />;
}
