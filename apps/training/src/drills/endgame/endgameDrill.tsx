import { DecisionAsk, type DecisionAskProps } from '../decisions/DecisionAsk.tsx';
import { DecisionDetail } from '../decisions/DecisionDetail.tsx';
import { DecisionMiniature } from '../decisions/DecisionMiniature.tsx';
import { DecisionTable, type DecisionTableProps } from '../decisions/DecisionTable.tsx';
import { type DecisionDrillOf, noAnswer, openDecisions } from '../decisions/decisionLogic.ts';
import { useDecisionWords } from '../decisions/useDecisionWords.ts';

const id = 'endgame';

/** The whole move, where the end of the game, a minimum or a penalty makes it another than usual. */
export const endgameDrill: DecisionDrillOf = {
  id,
  timed: false,
  blank: noAnswer,
  open: (ruleSet) => openDecisions(id, ruleSet),
  faces: {
    Table: EndgameTable,
    Ask: EndgameAsk,
    More: DecisionDetail,
    Miniature: DecisionMiniature,
    useWords: useEndgameWords,
  },
};

function EndgameTable(props: Omit<DecisionTableProps, 'drill'>) {
  return <DecisionTable drill={id} {...props} />;
}

function EndgameAsk(props: Omit<DecisionAskProps, 'drill'>) {
  return <DecisionAsk drill={id} {...props} />;
}

function useEndgameWords() {
  return useDecisionWords(id);
}
