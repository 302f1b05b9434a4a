import { DecisionAsk, type DecisionAskProps } from '../decisions/DecisionAsk.tsx';
import { DecisionDetail } from '../decisions/DecisionDetail.tsx';
import { DecisionMiniature } from '../decisions/DecisionMiniature.tsx';
import { DecisionTable, type DecisionTableProps } from '../decisions/DecisionTable.tsx';
import { type DecisionDrillOf, noAnswer, openDecisions } from '../decisions/decisionLogic.ts';
import { useDecisionWords } from '../decisions/useDecisionWords.ts';

const id = 'bankOrRoll';

/** Bank or roll? The dice are set aside already; turn points, dice left, scores and goal are in view. */
export const bankOrRollDrill: DecisionDrillOf = {
  id,
  timed: false,
  blank: noAnswer,
  open: (ruleSet) => openDecisions(id, ruleSet),
  faces: {
    Table: BankOrRollTable,
    Ask: BankOrRollAsk,
    More: DecisionDetail,
    Miniature: DecisionMiniature,
    useWords: useBankOrRollWords,
  },
};

function BankOrRollTable(props: Omit<DecisionTableProps, 'drill'>) {
  return <DecisionTable drill={id} {...props} />;
}

function BankOrRollAsk(props: Omit<DecisionAskProps, 'drill'>) {
  return <DecisionAsk drill={id} {...props} />;
}

function useBankOrRollWords() {
  return useDecisionWords(id);
}
