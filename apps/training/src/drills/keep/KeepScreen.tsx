import type { ScreenProps } from '../../session/drill.ts';
import { SessionScreen } from '../../session/SessionScreen.tsx';
import { keepDrill } from './keepDrill.tsx';

export function KeepScreen({ ruleSet }: ScreenProps) {
  return <SessionScreen drill={keepDrill} ruleSet={ruleSet} />;
}
