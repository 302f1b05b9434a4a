import { lessonFor, withHouseRule } from '@farkle/lessons';
import { classic, type RuleSet } from '@farkle/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LessonTable } from '../lesson/LessonTable.tsx';
import { useLessonWords } from '../lesson/useLessonWords.ts';
import { hears } from './lookAround.ts';

type LessonStageProps = { readonly id: string; readonly ruleSet?: RuleSet; readonly from?: number };

/** A lesson as the site shows it, without the site around it, in the language of the book. */
function LessonStage({ id, ruleSet = classic, from }: LessonStageProps) {
  const words = useLessonWords();
  const lesson = lessonFor(id, ruleSet);
  if (lesson === null) throw new Error(`There is no lesson "${id}" under these rules: mend the story.`);
  return (
    <LessonTable
      lesson={lesson}
      from={from}
      title={words.title(lesson)}
      settings={{ diceSpeed: 'quick', computerPace: 'instant', riskHint: false, singleKeys: true }}
      onLeave={() => undefined}
    />
  );
}

const meta = {
  title: 'Table/Lessons',
  component: LessonStage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
} satisfies Meta<typeof LessonStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first lesson, from beginning to end, with a wrong die on the way. */
export const ATurn: Story = {
  args: { id: 'turn' },
  play: async ({ canvas, canvasElement }) => {
    const panel = panelOf(canvas);
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Roll 6 dice' }));
    await panel.findByText('Only the 1 scores here. Set it aside for 100 points.');
    await userEvent.click(canvas.getByRole('button', { name: '3, no score' }));
    await panel.findByText('The 3 does not score');
    await hears(canvasElement, 'The 3 does not score');
    await userEvent.click(canvas.getByRole('button', { name: '3, does not score' }));
    await userEvent.click(canvas.getByRole('button', { name: '1, scores 100' }));
    await panel.findByText('Step 4 of 6');
    // Banking would be possible, but it is not what the lesson asks for.
    await userEvent.click(canvas.getByRole('button', { name: 'Bank 100' }));
    await panel.findByText('You could bank here. In this lesson, roll on.');
    await pressed('Roll 5 dice', canvas);
    await userEvent.keyboard('a');
    await panel.findByText('Step 6 of 6');
    await pressed('Bank 200', canvas);
    await panel.findByText('Lesson done');
    await hears(canvasElement, /That is a whole turn/);
  },
};

/** A question about the turn is answered by the presses of the table too. */
export const BankOrRoll: Story = {
  args: { id: 'bankOrRoll', from: 1 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const panel = panelOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Bank 50' }));
    await panel.findByText('For 50 points? With 5 dice you can do better.');
    const answers = within(panel.getByRole('group', { name: 'Your answer' }));
    await userEvent.click(answers.getByRole('button', { name: 'Roll on' }));
    await panel.findByText('Step 3 of 6');
  },
};

/** A farkle, in the words of the lesson. */
export const Farkle: Story = {
  args: { id: 'farkle', from: 1 },
  play: async ({ canvas }) => {
    await pressed('Roll 5 dice', canvas);
    await panelOf(canvas).findByText(/No die scores: a farkle/);
    await pressed('Farkle: go on', canvas);
    await panelOf(canvas).findByText(/What you banked in earlier turns stays yours/);
  },
};

/** The computer reaches the target, and the reader's last turn begins. */
export const FinalRound: Story = {
  args: { id: 'finalRound' },
  play: async ({ canvas }) => {
    await panelOf(canvas).findByText(/It has reached 10,000/);
    await expect(canvas.getByRole('button', { name: 'Roll 6 dice' })).toBeVisible();
  },
};

/** A house rule: the bank that it refuses is pressed, and the reason stands on the press and in the lesson. */
export const EntryMinimum: Story = {
  args: { id: 'entryMinimum', ruleSet: withHouseRule('entryMinimum', classic), from: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bank 150' }));
    await panelOf(canvas).findByText('Too little, so you have to go on. Roll.');
    await expect(canvas.getByRole('button', { name: 'Bank 150' })).toHaveAccessibleDescription(
      'First bank needs 500, you have 150',
    );
  },
};

/** The chance of a farkle is shown by the lesson on the odds, whatever the settings say. */
export const TheOdds: Story = {
  args: { id: 'odds', from: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /3 dice 27.8% farkle/ })).toBeInTheDocument();
  },
};

/** The teacher's panel; what it says is in a live region of the table too. */
function panelOf(canvas: ReturnType<typeof within>) {
  return within(canvas.getByRole('region', { name: 'The lesson' }));
}

/** Presses a button of the table once it is there, again when the press came too soon after another. */
async function pressed(name: string, canvas: ReturnType<typeof within>): Promise<void> {
  await canvas.findByRole('button', { name });
  await waitFor(
    async () => {
      const button = canvas.queryByRole('button', { name });
      if (button === null) return;
      await userEvent.click(button);
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    },
    { interval: 350 },
  );
}
