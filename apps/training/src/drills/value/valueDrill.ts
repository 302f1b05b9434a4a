import type { Drill } from '../../session/drill.ts';
import type { Answer, Question } from './question.ts';
import type { Reason } from './reason.ts';
import { useValueWords } from './useValueWords.ts';
import { ValueAsk } from './ValueAsk.tsx';
import { ValueDetail } from './ValueDetail.tsx';
import { ValueMiniature } from './ValueMiniature.tsx';
import { ValueTable } from './ValueTable.tsx';
import { valueLogic } from './valueLogic.ts';

/** What is this selection worth? */
export const valueDrill: Drill<Question, Answer, Reason> = {
  id: 'value',
  timed: true,
  open: valueLogic,
  faces: {
    Table: ValueTable,
    Ask: ValueAsk,
    Detail: ValueDetail,
    Miniature: ValueMiniature,
    useWords: useValueWords,
  },
};
