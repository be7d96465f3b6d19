import { beforeAll, expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { openPage } from '../harness/browser.ts';
import { exampleMember } from '../harness/examples/member.ts';
import { type HeldTab, holdTab, type Release } from '../harness/shifts/held-tab.ts';
import { cumulativeShift, type Shift } from '../harness/shifts/session-window.ts';
import { onSite } from '../harness/site.ts';

const AS = 'demo_vip';
const MOST = 0.02;
const TIMEOUT_MS = 300_000;
const AT_ONCE = 3;
/** Pages that lead a member on at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];

const site = onSite();
let addresses: Readonly<Record<string, string>>;
let token: string;

beforeAll(async () => {
  ({ addresses, token } = await exampleMember(site.db, AS));
});

const all = Object.values(routes);
const pages = {
  member: all.filter(({ pattern }) => !LEAVING.includes(pattern)),
  visitor: all.filter(({ access }) => access === 'public'),
};

type Who = keyof typeof pages;
type Visits = { who: Who; width: number; order: Release };

/** Opens a page whose answers come one by one, and then its pictures; gives what shifts there. */
const visit = async ({ page, release }: HeldTab, pattern: string, order: Release) => {
  // pictures are held, and the load of a drawn page waits for them
  await page.goto(site.server.origin + (addresses[pattern] ?? pattern), {
    waitUntil: 'domcontentloaded',
  });
  // a page that was drawn with a visitor's answers waits for a member's own
  await page.locator('[data-page], [data-of=visitors]').first().waitFor({ state: 'attached' });
  await page.evaluate((release) => window.releaseAnswers(release), order);
  await release();
  await page.locator('[data-page]').first().waitFor();
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const hidden = bottom <= 0 || top > innerHeight || right <= 0 || left > innerWidth;
      return image.complete || hidden;
    }),
  );
  return page.evaluate(() => window.shifts);
};

/** The page in words, where it shifts too much. */
const tooMuch = (pattern: string, shifts: readonly Shift[]): string[] => {
  const sum = cumulativeShift(shifts);
  if (sum <= MOST) return [];
  const moved = shifts.map(({ value, moved: what }) => `${value.toFixed(3)} ${what.join('; ')}`);
  return [`${pattern} ${sum.toFixed(3)}: ${moved.join(' | ')}`];
};

/** One tab that opens every `AT_ONCE`th page, so that code is loaded once. */
const openPages = async ({ who, width, order }: Visits, first: number): Promise<string[]> => {
  const page = await openPage(site.browser, { fresh: true, width });
  if (who === 'member')
    await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  const tab = await holdTab(page);
  const found: string[] = [];
  for (const { pattern } of pages[who].filter((_, nth) => nth % AT_ONCE === first)) {
    tab.hold();
    found.push(...tooMuch(pattern, await visit(tab, pattern, order)));
  }
  return found;
};

test.each<Visits>([
  { who: 'member', width: 375, order: 'first asked first' },
  { who: 'member', width: 320, order: 'last asked first' },
  { who: 'visitor', width: 375, order: 'last asked first' },
])(
  `no page of a $who at $width px shifts by more than ${MOST}, $order`,
  async (visits) => {
    const tabs = Array.from({ length: AT_ONCE }, (_, first) => openPages(visits, first));
    expect((await Promise.all(tabs)).flat()).toEqual([]);
  },
  TIMEOUT_MS,
);
