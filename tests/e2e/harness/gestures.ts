import type { Locator, Page } from 'playwright-core';

/** Of exactly this name. */
export const pressButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

export const pressButtonWith = (page: Page, part: string | RegExp): Promise<void> =>
  page.getByRole('button', { name: part }).click();

/** Opens a field that is picked from known values, types a word and takes a choice. */
export const pick = async (page: Page, label: string, word: string, choice: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('searchbox', { name: `查找${label}` }).fill(word);
  await pressButtonWith(page, choice);
  await page.getByRole('searchbox').waitFor({ state: 'detached' });
};

/** Does something and waits until the call behind it, by its path, has been answered. */
export const untilAnswered = async (
  page: Page,
  path: string,
  act: () => Promise<unknown>,
): Promise<void> => {
  const answer = page.waitForResponse(`**${path}`);
  await act();
  await (await answer).finished();
};

/** Does something and waits for words that stand only for a moment afterwards. */
export const untilShown = async (
  page: Page,
  words: string | RegExp,
  act: () => Promise<unknown>,
): Promise<void> => {
  const statement = page.getByText(words).first().waitFor();
  await Promise.all([statement, act()]);
};

/**
 * Taps twice, faster than the call behind the first tap is answered: by a slow second tap, what
 * follows the answer would be tapped.
 */
export const tapTwice = async (button: Locator, path: string): Promise<void> => {
  let letGo: () => void = () => undefined;
  const tapped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await button.page().route(`**${path}`, async (route) => {
    await tapped;
    await route.fallback();
  });
  await button.dblclick();
  letGo();
};

/** An element's distance from the top of the screen, in whole px, once it no longer moves. */
export const topAtRest = (element: Locator): Promise<number> =>
  element.evaluate(async (node) => {
    const top = () => Math.round(node.getBoundingClientRect().top);
    let before = Number.NaN;
    while (top() !== before) {
      before = top();
      for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
    }
    return before;
  });
