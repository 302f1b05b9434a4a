export { LessonTable, type LessonTableProps } from './LessonTable.tsx';
export { type LessonWords, useLessonWords } from './useLessonWords.ts';
