import { diceInPlay, type Face, scoreSelection, scoringDice } from '@farkle/rules';
import { DiceTray, type TrayDie } from '@farkle/ui';
import { useTranslations } from 'use-intl';
import { useBrainState } from '../../brain/useBrainState.ts';
import type { DecisionDrill, DecisionQuestion } from '../../positions/question.ts';
import { Board } from '../../session/Board.tsx';
import type { TableProps } from '../../session/drill.ts';
import styles from './DecisionTable.module.css';
import { choiceOf, type DecisionAnswer, placesOf } from './decisionAnswer.ts';
import type { DecisionReason } from './decisionReason.ts';
import { Standing } from './Standing.tsx';
import { useSituation } from './useSituation.ts';

export type DecisionTableProps = TableProps<DecisionQuestion, DecisionAnswer, DecisionReason> & {
  readonly drill: DecisionDrill;
};

/** The scores, the turn and the dice of a question. Once it is answered, the best dice are ringed and named. */
export function DecisionTable({ drill, question, ruleSet, draft, onDraft, told }: DecisionTableProps) {
  const t = useTranslations('training.decisions');
  const tray = useTranslations('table.die');
  const situation = useSituation(question, ruleSet);
  const { solving } = useBrainState(ruleSet);
  const { position, key } = question;
  const { roll } = position;
  const outlook = scoringDice(roll, ruleSet);
  const best = key.choices[0]?.setAside ?? [];
  const chosen = drill === 'bankOrRoll' ? placesOf(best, roll) : ((told?.answer ?? draft)?.places ?? []);
  const vain = placesInVain();
  const right = told === null ? [] : told.verdict.best.places;
  const setAside = drill === 'bankOrRoll' ? (key.choices[0]?.turnPoints ?? 0) : gained();

  /** Turn points with what is chosen now; without it while that is no legal selection. */
  function gained(): number {
    const answer = told?.answer ?? draft;
    const choice = answer === null ? null : choiceOf(question, { ...answer, then: null });
    return choice?.turnPoints ?? position.turnPoints;
  }

  /** Chosen dice that score nothing with what else is chosen. */
  function placesInVain(): readonly number[] {
    const scored = scoreSelection(
      chosen.flatMap((place) => roll[place] ?? []),
      ruleSet,
    );
    if (scored.ok || scored.error.code !== 'doesNotScore') return [];
    const among = new Set(chosen);
    return placesOf(scored.error.dice, roll, chosen).filter((place) => among.has(place));
  }

  function toggled(place: number): void {
    const places = draft?.places ?? [];
    const next = places.includes(place) ? places.filter((each) => each !== place) : [...places, place];
    onDraft({ places: next.toSorted((a, b) => a - b), then: draft?.then ?? null });
  }

  function dieAt(place: number): TrayDie | null {
    const face = roll[place];
    if (face === undefined) return null;
    if (told !== null && drill !== 'bankOrRoll') return toldDie(face, place);
    if (drill === 'bankOrRoll') return standingDie(face, place);
    const isHeld = chosen.includes(place);
    const isVain = isHeld && vain.includes(place);
    const { scores = false, alone = 0 } = outlook[place] ?? {};
    const worth = alone > 0 ? tray('scores', { points: alone }) : tray('inGroup');
    const free = scores ? worth : tray('noScore');
    const held = isVain ? tray('heldInVain') : t('die.captions.held');
    const caption = isHeld ? held : free;
    const freeLook = scores ? 'plain' : 'dull';
    return {
      face,
      name: tray('name', { face: String(face), state: caption }),
      caption,
      look: isHeld ? 'held' : freeLook,
      vain: isVain,
      press: 'toggle',
    };
  }

  function toldDie(face: Face, place: number): TrayDie {
    const [isBest, isChosen] = [right.includes(place), chosen.includes(place)];
    if (!isBest && !isChosen) {
      return { face, name: t('die.free', { face: String(face) }), look: 'plain', press: 'none' };
    }
    const rightly = isChosen ? 'both' : 'best';
    const state = isBest ? rightly : 'vain';
    return {
      face,
      name: t(`die.${state}`, { face: String(face) }),
      caption: t(`die.captions.${state}`),
      look: 'held',
      vain: state === 'vain',
      press: 'none',
    };
  }

  function standingDie(face: Face, place: number): TrayDie {
    const state = chosen.includes(place) ? 'held' : 'rolled';
    return {
      face,
      name: t(`die.${state}`, { face: String(face) }),
      caption: t(`die.captions.${state}`),
      look: state === 'held' ? 'held' : 'plain',
      press: 'none',
    };
  }

  const line = solving === null ? situation : t('knowledge.solving', { share: solving });
  return (
    <div className={styles.table}>
      <Standing position={position} ruleSet={ruleSet} turnPoints={setAside} />
      <Board line={line}>
        <DiceTray
          label={t('dice')}
          places={Array.from({ length: diceInPlay }, (_, place) => dieAt(place))}
          onToggle={toggled}
        />
      </Board>
    </div>
  );
}
