import type { ScreenProps } from '../../session/drill.ts';
import { SessionScreen } from '../../session/SessionScreen.tsx';
import { bankOrRollDrill } from './bankOrRollDrill.tsx';

export function BankOrRollScreen({ ruleSet }: ScreenProps) {
  return <SessionScreen drill={bankOrRollDrill} ruleSet={ruleSet} />;
}
