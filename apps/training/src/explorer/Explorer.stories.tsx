import { classic } from '@farkle/rules';
import { Page, TopBar } from '@farkle/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { useTranslations } from 'use-intl';
import { ExplorerScreen } from './ExplorerScreen.tsx';

/** The explorer's room as the app shows it, in the language of the book. */
function ExplorerStage() {
  const t = useTranslations('training');
  return (
    <Page skipLabel={t('skip')} header={<TopBar title={t('drills.explorer.name')} />}>
      <ExplorerScreen ruleSet={classic} />
    </Page>
  );
}

const position = 'rules=classic&goal=turns&me=2000&turns=5&turn=0&roll=1-5-2-2-3-6';

const meta = {
  title: 'Drills/Explorer',
  component: ExplorerStage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { motion: 'reduced', viewport: { value: 'phone' } },
  beforeEach: () => atAddress(`#/explorer?${position}`),
} satisfies Meta<typeof ExplorerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every choice of a roll with its value, the best first, and from how many points one banks. */
export const Valued: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Best: 1, roll 5 dice. 403.7 points on average.')).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'When to bank' })).toBeVisible();
  },
};

/** Four dice without a point set aside: no turn stands there, and its field says so. */
export const Impossible: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Take the 1 away', 'Take the 5 away']) {
      await userEvent.click(await canvas.findByRole('button', { name }));
    }
    await expect(await canvas.findByText('No turn stands at 0 points with 4 dice to roll.')).toBeVisible();
    await expect(canvas.getByText(/This position cannot come up/)).toBeVisible();
  },
};

/** Puts a position into the address, where the explorer keeps it, and takes it away again. */
function atAddress(hash: string): () => void {
  const before = window.location.href;
  window.history.replaceState(window.history.state, '', hash);
  return () => window.history.replaceState(window.history.state, '', before);
}
