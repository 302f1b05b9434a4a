import { type Lesson, stepOf } from '@farkle/lessons';
import { type Announcement, Button, LessonPanel, LiveRegion } from '@farkle/ui';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useTable } from '../useTable.ts';
import type { LessonStore } from './lessonStore.ts';
import { useLessonWords } from './useLessonWords.ts';
import { useStuck } from './useStuck.ts';

export type LessonVoiceProps = {
  readonly lesson: Lesson;
  readonly store: LessonStore;
  /** Lesser presses while the lesson goes on, after Hint: again, skip. */
  readonly actions?: ReactNode;
  /** What can be done once it is done: the next lesson, again. */
  readonly endActions?: ReactNode;
  readonly onStep: (step: number) => void;
};

/** The teacher's panel: says what the step asks, answers, hints, and tells it all aloud. */
export function LessonVoice({ lesson, store, actions, endActions, onStep }: LessonVoiceProps) {
  const t = useTranslations('learn.lesson');
  const words = useLessonWords();
  const { view } = useTable();
  const progress = useSyncExternalStore(store.subscribe, store.read, store.read);
  const presses = useRef<HTMLDivElement>(null);
  const step = stepOf(lesson, progress);
  const steps = lesson.steps.length;
  const { field } = lesson;

  useLayoutEffect(() => store.hear({ kind: 'seen' }, view), [store, view]);
  useEffect(() => onStep(progress.step), [onStep, progress.step]);

  const showHint = useCallback(() => store.hear({ kind: 'hint' }, view), [store, view]);
  useStuck(showHint, `${progress.step} ${progress.replies} ${view.turn.selected.join()}`);

  // A step that is answered here takes the focus, so that the keyboard need not look for it; the first one does not.
  const begun = useRef(progress.step);
  useEffect(() => {
    if (progress.step === begun.current) return;
    begun.current = progress.step;
    presses.current?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
  }, [progress.step]);

  const say = step === null ? words.say(lesson.end, field) : words.say(step.say, field);
  const reply = progress.reply === null ? undefined : words.answer(progress.reply, field);
  const hint =
    step?.hint && progress.hinted ? t('hintTitle', { hint: words.say(step.hint, field) }) : undefined;

  return (
    <>
      <LessonPanel
        label={t('label')}
        stepText={t('step', { step: Math.min(progress.step + 1, steps), steps })}
        done={progress.step}
        steps={steps}
        title={step === null ? t('doneTitle') : undefined}
        say={say}
        reply={reply}
        hint={hint}
        pressesRef={presses}
        onward={
          step?.ask.do === 'read'
            ? { label: t('readOn'), onPress: () => store.hear({ kind: 'readOn' }, view) }
            : undefined
        }
        choicesLabel={t('question')}
        choices={
          step?.ask.do === 'answer'
            ? step.ask.choices.map((choice, at) => ({
                label: words.say(choice.say, field),
                onPress: () => store.hear({ kind: 'answer', choice: at }, view),
              }))
            : undefined
        }
        end={step === null ? endActions : undefined}
        actions={
          step === null ? undefined : (
            <>
              {step.hint !== null && !progress.hinted && (
                <Button variant="quiet" onClick={showHint}>
                  {t('hint')}
                </Button>
              )}
              {actions}
            </>
          )
        }
      />
      <LiveRegion announcement={announcementOf()} />
    </>
  );

  /** A new step says what to do, an answer why not; a hint is told with what it belongs to. */
  function announcementOf(): Announcement {
    const told = reply ?? (step === null ? `${t('doneTitle')}. ${say}` : say);
    const text = hint === undefined ? told : t('answered', { reply: told, hint });
    return { id: `${progress.step} ${progress.replies} ${progress.hinted}`, text };
  }
}
