import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActionBar } from '../ActionBar/ActionBar.tsx';
import { DiceTray } from '../DiceTray/DiceTray.tsx';
import { trayOf } from '../DiceTray/trayOf.ts';
import { HotDice } from '../HotDice/HotDice.tsx';
import { KeptRows } from '../KeptRows/KeptRows.tsx';
import { RiskBar } from '../RiskBar/RiskBar.tsx';
import { TurnPanel } from './TurnPanel.tsx';

const frame = { display: 'grid', gap: '0.75rem', maxWidth: '36rem', marginInline: 'auto' } as const;
const first = { key: 1, faces: [1], points: '100', name: 'Roll 1: 1, 100 points' } as const;
const press = { onPress: fn() };

const meta = {
  title: 'Dice/A whole turn',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      description: {
        component:
          'The dice half of the kit put together by hand, to see that its parts belong to each other and that no state moves another.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj;

export const Choosing: Story = {
  render: () => (
    <div style={frame}>
      <TurnPanel label="at risk this turn" points="300">
        <KeptRows
          label="Kept dice"
          rows={[first]}
          pending={{ key: 2, faces: [2, 2, 2], points: '+ 200', name: 'Now: 2 2 2, 200 points' }}
        />
      </TurnPanel>
      <DiceTray
        label="Dice"
        places={trayOf([5], [2, 'held'], [2, 'held'], [3, 'dull', 'refused'], [2, 'held'], null)}
      />
      <RiskBar
        label={
          <>
            Next roll, <strong>2 dice</strong>
          </>
        }
        value={4 / 9}
        text="44.4% farkle"
      />
      <ActionBar
        label="Your move"
        roll={{ ...press, label: 'Roll 2 dice', consequence: '300 at risk' }}
        bank={{ ...press, label: 'Bank 300', consequence: 'makes 4,650' }}
      />
    </div>
  ),
};

export const HotDiceInTheTurn: Story = {
  render: () => (
    <div style={frame}>
      <TurnPanel label="at risk this turn" points="1,100">
        <KeptRows
          label="Kept dice"
          rows={[first]}
          pending={{ key: 2, faces: [1, 1, 1, 2, 2], points: '+ 1,000', name: 'Now: 1 1 1, 1,000 points' }}
        />
      </TurnPanel>
      <DiceTray
        label="Dice"
        mood="hot"
        places={trayOf([1, 'held'], [1, 'held'], [1, 'held'], [5, 'held'], [5, 'held'], null)}
      />
      <HotDice title="Hot dice!" text="All six score: roll six again." />
      <ActionBar
        label="Your move"
        roll={{ ...press, label: 'Roll 6 dice', consequence: '1,100 at risk' }}
        bank={{ ...press, label: 'Bank 1,100', consequence: 'makes 5,450' }}
      />
    </div>
  ),
};

export const Farkled: Story = {
  render: () => (
    <div style={frame}>
      <TurnPanel label="lost to a farkle" points="700" tone="lost">
        <KeptRows label="Kept dice" rows={[first]} />
      </TurnPanel>
      <DiceTray
        label="Dice"
        mood="frozen"
        places={trayOf(
          [2, 'dull', 'none'],
          [3, 'dull', 'none'],
          null,
          [4, 'dull', 'none'],
          [6, 'dull', 'none'],
          null,
        )}
      />
      <RiskBar />
      <ActionBar
        label="Your move"
        roll={{ ...press, label: 'Roll' }}
        bank={{ ...press, label: 'Bank' }}
        single={{ ...press, label: 'Go on', consequence: 'Hard is next' }}
      />
    </div>
  ),
};
