import { expectLargeTextFits } from './table/largeText.ts';
import { expectAccessible, expectNoSidewaysScroll, untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';
import { tours } from './table/tours.ts';

test.use({
  viewport: { width: 360, height: 740 },
  // The pages that are not there are asked for on purpose.
  forgiven: [/status of 404/],
});

const addresses = [
  '/',
  `/?seed=${seeds.vector}`,
  '/?seed=7',
  '/play',
  '/settings',
  '/learn',
  '/review',
  '/play/table',
  '/nowhere',
  '/training',
];

for (const address of addresses) {
  test(`${address} can be used by everybody`, async ({ page }) => {
    await page.goto(address);
    if (address !== '/training') await untilAwake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectLargeTextFits(page);
  });
}

test('rules that do not fit together can be mended by everybody', async ({ page, setUp }) => {
  await setUp.open();
  await setUp.type('Target', 1000);
  await setUp.type('Entry minimum', 1050);
  await expect(setUp.start).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectLargeTextFits(page);
});

test('a lesson under rules that cannot be played says what is wrong and is offered under the classic ones', async ({
  page,
}) => {
  await page.goto('/learn/turn?target=-5');
  await expect(
    page.getByRole('heading', { level: 1, name: 'The rules in the address cannot be played' }),
  ).toBeVisible();
  await expect(page.getByText('Target: this is not a value that the rule can have.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The lesson under the classic rules' }).click();
  await expect(page.getByRole('region', { name: 'The lesson' })).toBeVisible();
});

for (const [name, tour] of Object.entries(tours)) {
  test(`the table can be used by everybody: ${name}`, async ({ page, table, setUp }) => {
    test.slow();
    for await (const state of tour(page, table, setUp)) {
      await test.step(state, async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectLargeTextFits(page);
      });
    }
  });
}

test('an address that leads nowhere says so with status 404 and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/table');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address with broken escapes is one that leads nowhere, and nothing here is written to', async ({
  page,
  request,
}) => {
  for (const address of ['/%ff', '/learn/%ff', '/rules/%ff', '/_next/%ff', '/storybook/%ff']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await page.goto('/pl/%E0%A4%A'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Tu nic nie ma' })).toBeVisible();
  for (const address of ['/', '/play', '/nowhere', '/training', '/icon.svg']) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await request.fetch(address, { method, data: 'dice' });
      expect(answer.status(), `${method} ${address}`).toBe(405);
      expect(answer.headers().allow).toBe('GET, HEAD');
    }
  }
});

test('every answer carries the site’s security headers, and every page a policy with a fresh nonce', async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (const address of ['/', '/play', '/play/table', '/settings', '/nowhere']) {
    const headers = (await request.get(address)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/'nonce-[^']+'/);
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect(policy).toContain(`frame-ancestors 'none'`);
    nonces.add(/'nonce-([^']+)'/.exec(scripts)?.[1] ?? '');
  }
  expect(nonces.size).toBe(5);
  // The training app is a file: its policy stands in it and names its one inline script by hash.
  const training = await request.get('/training');
  expect(training.headers()['content-security-policy']).toBe(`frame-ancestors 'none'`);
  expect(await training.text()).toMatch(/script-src 'self' 'sha256-[^']+';/);
});

test('the training app and the book of components answer under the same address', async ({
  page,
  request,
}) => {
  for (const address of ['/training', '/training/', '/training/any/page', '/storybook', '/storybook/']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type'], address).toContain('text/html');
  }
  await page.goto('/');
  await untilAwake(page);
  await page.getByText('Training', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Value' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Farkle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Farkle' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Farkle' })).toBeVisible();
    const words = page.locator('noscript');
    await expect(words).toBeVisible();
    expect(await words.evaluate((each) => each.textContent)).toContain('needs JavaScript');
  });
});
