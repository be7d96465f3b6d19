import type { Page } from 'playwright-core';

export const openHarness = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.waitForSelector('[data-harness="ready"]');
};

/** Height of every section on the page, in CSS pixels, by name. */
export const sectionHeights = async (page: Page): Promise<Map<string, number>> => {
  const measured = await page
    .locator('[data-section]')
    .evaluateAll((elements) =>
      elements.map((element): [string, number] => [
        element.getAttribute('data-section') ?? '',
        element.getBoundingClientRect().height,
      ]),
    );
  return new Map(measured);
};

/** The sections whose heights are more than 2 px apart, or that are missing. */
export const heightsApart = (wanted: Map<string, number>, given: Map<string, number>) =>
  [...wanted].flatMap(([name, height]) => {
    const other = given.get(name) ?? 0;
    return height > 0 && Math.abs(height - other) <= 2 ? [] : [{ name, height, other }];
  });
