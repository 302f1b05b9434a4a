import { expectNoSidewaysScroll, untilAwake } from './table/manners.ts';
import { seeds } from './table/seeds.ts';
import { expect, test } from './table/siteTest.ts';

test.describe('where the browser asks for Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('a first visit is in Polish; the choice of another language is kept, here and in the training app', async ({
    page,
  }) => {
    const answer = await page.goto('/');
    await expect(page).toHaveURL(/\/pl$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.getByText('do 10 000')).toBeVisible();
    // Search engines are told where the others are, and only the page's own words travel.
    const links = answer?.headers().link ?? '';
    for (const language of ['en', 'pl', 'da', 'pt-BR', 'x-default'])
      expect(links).toContain(`hreflang="${language}"`);
    const html = await page.content();
    expect(html).not.toContain('Other ways to play');
    expect(html).not.toContain('Andre måder');

    await page.goto('/pl/settings');
    await untilAwake(page);
    await page.getByLabel('Język').selectOption('Dansk');
    await expect(page).toHaveURL(/\/da\/settings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Indstillinger' })).toBeVisible();
    await expect(page).toHaveTitle(/Indstillinger/);

    await page.goto('/');
    await expect(page).toHaveURL(/\/da$/);
    await page.goto('/training/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'da');
    await expect(page).toHaveTitle(/Træning/);

    // An address of another language says what is read now.
    await page.goto('/pt-BR/rules');
    await page.goto('/training/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  });
});

test('a game goes on in another language, with its dice, its scores and everybody’s name', async ({
  page,
  table,
  setUp,
}) => {
  await setUp.open(seeds.vector);
  await setUp.go();
  await table.press('Roll 6 dice');
  await table.setAside([1]);
  const { faces } = await table.sight();

  await table.button('More').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('Português (Brasil)');
  await expect(page).toHaveURL(/\/pt-BR\/settings$/);
  await page.goto('/');
  await page.getByRole('link', { name: /Retomar a partida/ }).click();
  await expect(page).toHaveURL(/\/pt-BR\/play\/table$/);
  const dice = page.getByRole('group', { name: 'Dados', exact: true }).getByRole('button');
  await expect(dice).toHaveCount(6);
  const names = await dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label') ?? ''));
  expect(names.map((name) => Number(name[0]))).toEqual(faces);
  expect(names.filter((name) => name.endsWith('separado'))).toEqual(['1, separado']);
  await expect(page.getByRole('meter', { name: 'Você' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Computador' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar 100' }).click();
  await expect(page.getByRole('meter', { name: 'Você' })).toHaveAttribute(
    'aria-valuetext',
    /^100 de 10\.000/,
  );
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const language of ['pl', 'da', 'pt-BR']) {
    test(`no page in ${language} is wider than the window, with text of the usual and of twice the size`, async ({
      page,
    }) => {
      test.slow();
      await page.addInitScript(() => {
        if (sessionStorage.getItem('large') === null) return;
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.setProperty('font-size', '200%');
        });
      });
      const addresses = ['', '/play', '/rules', '/learn', '/settings'].map((path) => `/${language}${path}`);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await test.step(address, () => expectNoSidewaysScroll(page));
      }
      await page.evaluate(() => sessionStorage.setItem('large', 'yes'));
      for (const address of addresses) {
        await page.goto(address);
        await test.step(`${address} large`, () => expectNoSidewaysScroll(page));
      }
    });
  }
});
