import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LiveRegion } from './LiveRegion.tsx';

function FarkleAfterFarkle() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Farkle</Button>
      <p>Said {count} times, heard by screen readers only.</p>
      <LiveRegion announcement={count === 0 ? null : { id: count, text: 'Farkle, 700 points lost' }} />
    </>
  );
}

const meta = {
  title: 'Kit/LiveRegion',
  component: LiveRegion,
  render: () => <FarkleAfterFarkle />,
  parameters: {
    about: {
      purpose:
        'Says game events to those who listen: rolls, farkles, hot dice, banks and whose turn it is. One for a page is enough.',
      keyboard: 'Nothing in it takes the focus.',
      accessibility:
        'Two polite regions take turns, one always empty, so that the same words are said again for a new `id`. They are empty at first, since words that a region is born with are often not spoken. Keep what is said short; `assertive` is for what cannot wait.',
    },
  },
  args: { announcement: null },
} satisfies Meta<typeof LiveRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysTheSameWordsAgain: Story = {
  play: async ({ canvasElement }) => {
    const regions = [...canvasElement.querySelectorAll('[data-live-region]')];
    const spoken = () => regions.map((region) => region.textContent);
    await expect(spoken()).toEqual(['', '']);

    // What a screen reader would say: every text that comes into one of the regions.
    const heard: string[] = [];
    const listener = new MutationObserver((changes) => {
      for (const region of new Set(changes.map(({ target }) => target.parentElement ?? target))) {
        const text = region.textContent;
        if (text) heard.push(text);
      }
    });
    for (const region of regions)
      listener.observe(region, { childList: true, characterData: true, subtree: true });

    const press = within(canvasElement).getByRole('button', { name: 'Farkle' });
    await userEvent.click(press);
    await waitFor(() => expect(spoken().join('')).toBe('Farkle, 700 points lost'));
    const first = spoken();
    await userEvent.click(press);
    await waitFor(() => expect(spoken()).toEqual(first.toReversed()));
    listener.disconnect();
    await expect(regions.every((region) => region.getAttribute('aria-live') === 'polite')).toBe(true);
  },
};
