import { classic } from '@farkle/rules';
import { Button, IconButton, Notice, Page, TopBar } from '@farkle/ui';
import { useTranslations } from 'next-intl';
import { Link } from '../../i18n/navigation.ts';
import { homePath, tablePath } from '../play/paths.ts';
import { useConflictSentence } from '../setUp/useConflictSentence.ts';
import type { AddressRules } from './addressRules.ts';
import { NeedAndAim, TurnSteps } from './Basics.tsx';
import { Contents } from './Contents.tsx';
import { Disputes } from './Disputes.tsx';
import { Ending, Modes } from './Ending.tsx';
import { rollOdds } from './figures/rollOdds.ts';
import { turnFigures } from './figures/turnFigures.ts';
import { HotDiceTurn } from './HotDiceTurn.tsx';
import { Odds } from './Odds.tsx';
import { RuleChoice } from './RuleChoice.tsx';
import styles from './RulesPage.module.css';
import type { From } from './rulesAddress.ts';
import { Scoring } from './Scoring.tsx';
import { Tips } from './Tips.tsx';
import { Variants } from './Variants.tsx';

interface RulesPageProps {
  readonly address: AddressRules;
  readonly from: From;
}

/** The rules of Farkle for one rule set. Rendered where the rules are: on the server. */
export function RulesPage({ address, from }: RulesPageProps) {
  const t = useTranslations('rulesPage');
  const site = useTranslations('site');
  const names = useTranslations('rules.presets');
  const reason = useConflictSentence(address.kind === 'refused' ? address.error : null);
  const ruleSet = address.kind === 'rules' ? address.ruleSet : classic;
  const odds = rollOdds(ruleSet);
  const turn = turnFigures(ruleSet);
  const back = from === 'table' ? tablePath : homePath;
  const backLabel = from === 'table' ? t('backToTable') : site('home');
  return (
    <Page
      skipLabel={site('skip')}
      header={
        <TopBar
          title={t('title')}
          back={<IconButton icon="back" label={backLabel} render={<Link href={back} />} />}
        />
      }
    >
      <div className={styles.page}>
        <div className={styles.intro}>
          {reason !== undefined && (
            <Notice tone="risk" title={t('choice.refusedTitle')}>
              {t('choice.refusedText', { reason, preset: names('classic') })}
            </Notice>
          )}
          <p className={styles.lead}>{t('lead')}</p>
          <RuleChoice ruleSet={ruleSet} from={from} />
        </div>
        <Contents />
        <div className={styles.text}>
          <NeedAndAim ruleSet={ruleSet} />
          <TurnSteps ruleSet={ruleSet} odds={odds} />
          <Scoring ruleSet={ruleSet} />
          <Disputes ruleSet={ruleSet} />
          <HotDiceTurn ruleSet={ruleSet} odds={odds} />
          <Odds odds={odds} turn={turn} />
          <Ending ruleSet={ruleSet} />
          <Variants ruleSet={ruleSet} from={from} />
          <Modes ruleSet={ruleSet} />
          <Tips ruleSet={ruleSet} odds={odds} turn={turn} />
          {from === 'table' && (
            <p className={styles.screenOnly}>
              <Button variant="primary" render={<Link href={tablePath} />}>
                {t('backToTable')}
              </Button>
            </p>
          )}
        </div>
      </div>
    </Page>
  );
}
