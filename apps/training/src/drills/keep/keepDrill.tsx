import { DecisionAsk, type DecisionAskProps } from '../decisions/DecisionAsk.tsx';
import { DecisionDetail } from '../decisions/DecisionDetail.tsx';
import { DecisionMiniature } from '../decisions/DecisionMiniature.tsx';
import { DecisionTable, type DecisionTableProps } from '../decisions/DecisionTable.tsx';
import { type DecisionDrillOf, noAnswer, openDecisions } from '../decisions/decisionLogic.ts';
import { useDecisionWords } from '../decisions/useDecisionWords.ts';

const id = 'keep';

/** Which dice would you set aside? Right is the selection that leads furthest. */
export const keepDrill: DecisionDrillOf = {
  id,
  timed: false,
  blank: noAnswer,
  open: (ruleSet) => openDecisions(id, ruleSet),
  faces: {
    Table: KeepTable,
    Ask: KeepAsk,
    More: DecisionDetail,
    Miniature: DecisionMiniature,
    useWords: useKeepWords,
  },
};

function KeepTable(props: Omit<DecisionTableProps, 'drill'>) {
  return <DecisionTable drill={id} {...props} />;
}

function KeepAsk(props: Omit<DecisionAskProps, 'drill'>) {
  return <DecisionAsk drill={id} {...props} />;
}

function useKeepWords() {
  return useDecisionWords(id);
}
