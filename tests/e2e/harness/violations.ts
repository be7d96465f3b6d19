import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds; nothing where the document has not been given axe yet. */
const findings = (page: Page, parent: string): Promise<string[] | undefined> =>
  page.evaluate(async (part) => {
    const { axe: tool } = window as unknown as { axe?: typeof import('axe-core') };
    if (!tool) return undefined;
    // the rules are the same: what passes is not described, which is a third of the work
    const { violations: found } = await tool.run(part, {
      iframes: false,
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, parent);

/** Waits until nothing moves or fades that comes to an end: half faded words have no contrast. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
        .map(({ finished }) => finished),
    ),
  );

/** What axe finds in a part of the page as it stands (all of it), each with the beginning of its element. */
export const violations = async (page: Page, parent = 'html'): Promise<string[]> => {
  await atRest(page);
  const found = await findings(page, parent);
  if (found) return found;
  await page.evaluate(axe.source);
  return (await findings(page, parent)) ?? Promise.reject(new Error('the page does not take axe'));
};
