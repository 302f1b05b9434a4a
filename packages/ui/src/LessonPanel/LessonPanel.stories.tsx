import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LessonPanel } from './LessonPanel.tsx';

const meta = {
  title: 'Kit/LessonPanel',
  component: LessonPanel,
  parameters: {
    about: {
      purpose: 'The teacher’s voice beside a table: what to do, what was wrong, what helps, and the way on.',
      keyboard:
        '**Tab** goes through the lesser presses at the head, then the answers or the press that goes on; **Enter** and **Space** press. `pressesRef` lets whoever uses the panel bring the focus to a new step.',
      accessibility:
        'A region with a name. The step is said in words, and the marks that picture it are decoration. Answers are a group with a name. What is wrong and what helps are told by a drawing and words; a `LiveRegion` of the table says them aloud.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
  args: {
    label: 'The lesson',
    stepText: 'Step 2 of 6',
    done: 1,
    steps: 6,
    say: 'Only the 1 scores here. Set it aside for 100 points.',
    actions: (
      <>
        <Button variant="quiet">Hint</Button>
        <Button variant="quiet">Skip this lesson</Button>
      </>
    ),
  },
} satisfies Meta<typeof LessonPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step that is done at the table. */
export const Asks: Story = {};

/** Something else was done: the reason, and after the second time a hint. */
export const Answers: Story = {
  args: {
    reply: 'The 3 does not score',
    hint: 'Hint: Set aside 1: tap the die, or press the number of its place.',
  },
};

export const ReadsOn: Story = {
  args: { onward: { label: 'Continue', onPress: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Continue' }));
    await expect(args.onward?.onPress).toHaveBeenCalled();
  },
};

export const Question: Story = {
  args: {
    say: 'A third 5! What is this turn worth with it?',
    choicesLabel: 'Your answer',
    choices: [
      { label: '500 points', onPress: fn() },
      { label: '150 points', onPress: fn() },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Your answer' });
    await userEvent.click(within(group).getByRole('button', { name: '150 points' }));
    await expect(args.choices?.[1]?.onPress).toHaveBeenCalled();
  },
};

export const Done: Story = {
  args: {
    stepText: 'Step 6 of 6',
    done: 6,
    title: 'Lesson done',
    say: 'That is a whole turn: roll, set aside, roll on for more, bank before it goes wrong.',
    onward: { label: 'Next: What scores', onPress: fn() },
  },
};

export const LongLanguage: Story = {
  args: {
    stepText: 'Krok 2 z 6',
    say: 'Trzy takie same są warte sto razy tyle, ile mają oczek, a więc trzy dwójki to 200 punktów. Odłóż je teraz na bok.',
    reply: 'Trójka sama nic nie daje: punktują tylko pojedyncze jedynki i piątki.',
    actions: (
      <>
        <Button variant="quiet">Podpowiedź</Button>
        <Button variant="quiet">Pomiń tę lekcję</Button>
      </>
    ),
  },
};
