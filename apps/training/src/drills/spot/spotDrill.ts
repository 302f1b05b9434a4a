import type { Drill } from '../../session/drill.ts';
import type { Reason } from './kind.ts';
import type { Answer, Question } from './question.ts';
import { SpotAsk } from './SpotAsk.tsx';
import { SpotDetail } from './SpotDetail.tsx';
import { SpotMiniature } from './SpotMiniature.tsx';
import { SpotTable } from './SpotTable.tsx';
import { spotLogic } from './spotLogic.ts';
import { useSpotWords } from './useSpotWords.ts';

/** Which dice of this roll score at all? */
export const spotDrill: Drill<Question, Answer, Reason> = {
  id: 'spot',
  timed: true,
  blank: () => [],
  open: spotLogic,
  faces: {
    Table: SpotTable,
    Ask: SpotAsk,
    Detail: SpotDetail,
    Miniature: SpotMiniature,
    useWords: useSpotWords,
  },
};
