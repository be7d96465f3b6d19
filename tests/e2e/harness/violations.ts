import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds on the page as it stands, each with the beginning of its element. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const tool = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations: found } = await tool.run(document, { iframes: false });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  });
};
