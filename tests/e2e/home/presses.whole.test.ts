import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { categoriesAddress } from '#schemas/category/addresses.ts';
import { liveList } from '#schemas/home/endpoints.ts';
import { openPage } from '../harness/browser.ts';
import { pressOften, stepsOf } from '../harness/shifts/presses.ts';
import { onSite } from '../harness/site.ts';
import { heldCall, loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

let token: string;
beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

/** Lets code come once the server's page has been pressed that often. */
const PRESSES_BEFORE = 5;

const holdCode = async (page: Page) => {
  await page.route('**/assets/*.js', async (route) => {
    await page.waitForFunction((count) => window.steps.length >= count, PRESSES_BEFORE);
    await route.continue();
  });
};

const tab = (name: string) =>
  `[role=tab]:nth-child(${['精品', '直播', '热门', '最新'].indexOf(name) + 1})`;
/** The empty tab, the home page, and where the link leads. */
const HISTORY = 3;

const SUB_TABS = '[data-section=推荐标签]';

describe.each(['visitor', 'member'])('a press every 50 ms: %s', (who) => {
  const visit = (path: string, prepare: (page: Page) => Promise<unknown>) =>
    visitHome(site, {
      ...{ path, drawn: true, fresh: true, token: who === 'member' ? token : undefined },
      prepare: async (page) => {
        await prepare(page);
        await holdCode(page);
      },
    });

  test('on two tabs in turn is answered once each, those from before in their order', async () => {
    const page = await visit('/newIndex', (opened) =>
      pressOften(opened, `${SUB_TABS} ${tab('热门')}`, `${SUB_TABS} ${tab('直播')}`),
    );
    const steps = await stepsOf(page);
    const at = steps.findIndex(({ what }) => what === 'take-over');
    const before = steps.slice(0, at);
    const after = steps.slice(at + 1);
    expect(before.length).toBeGreaterThanOrEqual(PRESSES_BEFORE);
    expect(before.filter(({ what }) => what === 'answer')).toEqual([]);
    // each once, the last press last, before the next press
    const again = before.slice(-2).map(({ of }) => `answer ${of}`);
    const presses = after.filter(({ what }) => what === 'press');
    const each = presses.flatMap(({ of }) => [`press ${of}`, `answer ${of}`]);
    // a tab that is chosen stays so
    const first = presses[0]?.of === before.at(-1)?.of ? 1 : 0;
    if (first) each.splice(1, 1);
    expect(after.map(({ what, of }) => `${what} ${of}`)).toEqual([...again, ...each]);
    const [takeOver] = steps.slice(at);
    const [answer] = after;
    console.log(
      `${who}: answered ${Number(answer?.at) - Number(takeOver?.at)} ms after the take-over`,
    );
  });

  test('on the foot of a list asks for each page once', async () => {
    const pages: unknown[] = [];
    const page = await visit('/drawIndex', async (opened) => {
      opened.on('request', (request) => {
        const asks = new URL(request.url()).pathname === liveList.path;
        if (asks) pages.push(request.postDataJSON().page);
      });
      await pressOften(opened, '[data-section=直播标题] button[data-does=swap]');
    });
    await stepsOf(page);
    await page.waitForLoadState('networkidle');
    const further = pages.filter((each) => each !== 1);
    expect(further[0]).toBe(2);
    expect(new Set(further).size).toBe(further.length);
  });

  test.each(['before its code has come', 'from when it has'])(
    'on a link leads on once: %s',
    async (when) => {
      const page = await openPage(site.browser, { fresh: true });
      if (who === 'member')
        await page.addInitScript((own) => localStorage.setItem('TOKEN', own), token);
      const late = when === 'from when it has';
      await pressOften(
        page,
        `${late ? 'main:not([data-first] *) ~ ' : ''}nav[aria-label=底部导航] a[href="${categoriesAddress()}"]`,
      );
      const come = heldCall();
      if (!late) await page.route('**/assets/*.js', come.hold, { times: 1 });
      // the first press leads away from what is waited for
      await page.goto(`${site.server.origin}/drawIndex`, { waitUntil: 'commit' });
      await page.waitForURL(`**${categoriesAddress()}`, { waitUntil: 'commit' });
      if (!late) await (await come.held).abort().catch(() => undefined);
      await page.locator('[data-page]').waitFor();
      expect(await page.evaluate(() => history.length)).toBe(HISTORY);
      await page.evaluate(() => history.back());
      await page.waitForURL('**/drawIndex', { waitUntil: 'commit' });
    },
  );
});
