export { lessonOfRule, withHouseRule } from './house.ts';
export { hasLesson, lessonFor, lessonPlan, lessonPlans, offeredLesson } from './lessons.ts';
export type {
  Ask,
  Choice,
  Lesson,
  LessonDecision,
  LessonGroup,
  ReplyCode,
  SeatStart,
  Step,
} from './plan/lesson.ts';
export type { Figures, Saying } from './plan/saying.ts';
export type { LessonPlan } from './plan/script.ts';
export type { Deed, Followed } from './play/follow.ts';
export { follow } from './play/follow.ts';
export type { LessonMoment } from './play/lessonAt.ts';
export { lessonAt } from './play/lessonAt.ts';
export type { LessonProgress, Reply } from './play/progress.ts';
export { beginLesson, stepOf } from './play/progress.ts';
