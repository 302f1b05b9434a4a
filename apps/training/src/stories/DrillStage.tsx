import { classic, type RuleSet } from '@farkle/rules';
import { Page, TopBar } from '@farkle/ui';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { Drill } from '../session/drill.ts';
import { SessionScreen } from '../session/SessionScreen.tsx';
import { Loading } from '../shell/Loading.tsx';

export type DrillStageProps<Question, Answer, Reason> = {
  readonly drill: Drill<Question, Answer, Reason>;
  readonly ruleSet?: RuleSet;
};

/** A drill's room as the app shows it, in the language of the book. */
export function DrillStage<Question, Answer, Reason>({
  drill,
  ruleSet = classic,
}: DrillStageProps<Question, Answer, Reason>) {
  const t = useTranslations('training');
  return (
    <Page skipLabel={t('skip')} header={<TopBar title={t(`drills.${drill.id}.name`)} />}>
      <Suspense fallback={<Loading />}>
        <SessionScreen drill={drill} ruleSet={ruleSet} />
      </Suspense>
    </Page>
  );
}
