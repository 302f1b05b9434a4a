import type { Drill } from '../../session/drill.ts';
import { OddsAsk } from './OddsAsk.tsx';
import { OddsDetail } from './OddsDetail.tsx';
import { OddsMiniature } from './OddsMiniature.tsx';
import { OddsTable } from './OddsTable.tsx';
import { oddsLogic } from './oddsLogic.ts';
import { type Answer, type Question, scaleOf } from './question.ts';
import type { Reason } from './reason.ts';
import { useOddsWords } from './useOddsWords.ts';

/** How likely is a farkle, and what does rolling on bring? */
export const oddsDrill: Drill<Question, Answer, Reason> = {
  id: 'odds',
  timed: false,
  blank: (question) => scaleOf(question).start,
  open: async (ruleSet) => oddsLogic(ruleSet, (await import('./turnValues.ts')).turnValues(ruleSet)),
  faces: {
    Table: OddsTable,
    Ask: OddsAsk,
    Detail: OddsDetail,
    Miniature: OddsMiniature,
    useWords: useOddsWords,
  },
};
