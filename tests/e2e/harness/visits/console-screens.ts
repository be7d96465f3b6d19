import type { Locator, Page } from 'playwright-core';
import { registered } from '#server/domains/desk/registered.ts';
import { screens } from '#src/operator/addresses.ts';
import { walk } from './walk.ts';

const areas = { content: screens.content, trade: screens.trade };
const below = (address: string): string => address.slice(1);

/** Screens that derive from a table of the database: all are of one kind. */
const tableScreens = registered.map(({ area, name }) => below(`${areas[area]}/${name}`));

const isTable = (path: string): boolean =>
  Object.values(areas).some((area) => path.startsWith(below(area)));

/** What the first content of a screen may be. */
const CONTENT = 'h2, table, textarea, form, [data-row], label, li[aria-label], .ant-empty';

/** Parts of a screen, below `/operator`. */
const partsOn = (main: Locator): Promise<string[]> =>
  main
    .locator('nav a')
    .evaluateAll((links) =>
      links.map((link) => (link.getAttribute('href') ?? '').replace(/^\/operator\//, '')),
    );

/** Goes to each of the console's screens and their parts; of those of tables to the first, or to all. */
export const visitScreens = async (
  page: Page,
  tables: 'one' | 'all',
  look: (screen: string) => Promise<void>,
): Promise<void> => {
  const main = page.getByRole('main');
  const goTo = walk(page);
  const plain = Object.values(screens).map(below);
  const visits = new Set([
    ...plain.filter((path) => !isTable(path)),
    ...tableScreens.slice(0, tables === 'one' ? 1 : undefined),
  ]);
  // grows while it is walked through
  for (const path of visits) {
    const content = main.locator(path === '' ? '[data-row]' : CONTENT);
    await goTo(path, content.filter({ visible: true }));
    await page.waitForFunction(
      () =>
        !document.querySelector('main :is(.ant-skeleton, [role=progressbar], [aria-busy=true])'),
    );
    await look(path || 'editor');
    for (const part of await partsOn(main)) if (!isTable(part)) visits.add(part);
  }
};
