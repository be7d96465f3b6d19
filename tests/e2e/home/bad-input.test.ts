import { describe, expect, test } from 'vitest';
import { firstOf } from '../../harness/whole.ts';
import type { UpstreamAnswer } from '../../server/harness/upstream.ts';
import { habits } from '../../server/harness/upstream-answers.ts';
import { startServer } from '../harness/server.ts';
import { shared } from '../harness/site.ts';
import {
  BANNERS,
  expectSoundPage,
  FEATURED,
  failedCalls,
  forVisitors,
  inFrontOfBackEnd,
} from '../harness/visits/bad-input.ts';
import { buildAll, sectionNamesOn, soon, visitHome } from '../harness/visits/home.ts';

/** In ms: long enough for every other call of a busy machine. */
const HASTE = 2500;

const { site, upstream, open, received, expectReports } = inFrontOfBackEnd();
/** Gives silent calls up soon, for the tests that wait for that. */
const hasty = shared(() => startServer({ apiOrigin: upstream().origin, timeLimit: HASTE }));

const serverFor = (answer: UpstreamAnswer) => (answer === 'hang' ? hasty() : site.server);

const without = (...names: string[]) => forVisitors.filter((name) => !names.includes(name));

test('a back end with the habits of its kind shows every section and gives no diagnostic', async () => {
  const page = await open();
  expect(await sectionNamesOn(page)).toEqual(forVisitors);
  await expectSoundPage(page);
  await expectReports(page, []);
});

describe('one call that fails hides its own section alone', () => {
  const failures: readonly [UpstreamAnswer & string, string][] = [
    ['html', '"not-json"'],
    ['hang', '"code 504"'],
    ['error', '"code 500"'],
    ['missing', '"code 404"'],
    ['empty', '"not-json"'],
    ['reset', '"code 502"'],
    ['half', '"network"'],
  ];

  // how long a silent one is waited for: `tests/unit/home/home-page.test.tsx`
  test.each(firstOf(failures, 1))('%s', async (answer, came) => {
    upstream().set(FEATURED, answer);
    upstream().set(BANNERS, answer);
    const page = await open({ expected: failedCalls, at: serverFor(answer) });
    expect(await sectionNamesOn(page)).toEqual(without('优质内容', '轮播图'));
    await expectSoundPage(page);
    await expectReports(page, ['优质内容 call-failed hidden', '轮播图 call-failed hidden']);
    expect(received().map((entry) => entry.came)).toEqual([came, came]);
  });

  const misfits: readonly [string, unknown][] = [
    ['text', '系统维护中'],
    ['a number', 7],
    ['true', true],
    ['a list of text', ['一', '二']],
    ['a list of nothing', [null, null]],
    ['an object for a list', { new_array: { 0: { id: 1 } } }],
    ['an object without its list', {}],
    ['a page under another name', { list: [{ id: 1 }], total: 1 }],
  ];

  test.each(firstOf(misfits, 1))('%s for a payload', async (_, data) => {
    upstream().set(FEATURED, { data });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(without('优质内容'));
    await expectSoundPage(page);
    await expect
      .poll(async () => {
        await page.evaluate(() => dispatchEvent(new Event('pagehide')));
        return received().map(({ section, fault, shown }) => [section, fault, shown]);
      }, soon)
      .toEqual([['优质内容', 'payload-misfit', 'hidden']]);
  });

  const empties: readonly [string, unknown][] = [
    ['null', null],
    ['[] for an object', []],
    ['an empty list', { new_array: [], page_num: 0 }],
  ];

  test.each(firstOf(empties, 1))('%s is an empty list: no section, no fault', async (_, data) => {
    upstream().set(FEATURED, { data });
    const page = await open();
    expect(await sectionNamesOn(page)).toEqual(without('优质内容'));
    await expectReports(page, []);
  });
});

describe('nothing can be shown', () => {
  const everything: UpstreamAnswer[] = ['error', 'hang', 'html', 'empty', 'reset', { data: null }];

  // how long silent calls are waited for: `tests/unit/home/home-page.test.tsx`
  test.each(firstOf(everything, 1))(
    'everything answers %j: an error screen whose retry works',
    async (answer) => {
      for (const path of Object.keys(habits)) upstream().set(path, answer);
      const page = await visitHome(
        { browser: site.browser, server: serverFor(answer) },
        { expected: failedCalls },
      );
      const screen = page.getByRole('alert');
      await screen.getByText('首页内容暂时没有加载出来').waitFor();
      expect(await sectionNamesOn(page)).toEqual([]);
      await expectSoundPage(page);
      // the screen comes as soon as patience ends, when calls that may still succeed are under way
      const bannersToo = page.waitForResponse((response) => response.url().endsWith(BANNERS));
      await screen.getByRole('button', { name: '重新加载' }).click();
      await bannersToo;
      await screen.getByText('首页内容暂时没有加载出来').waitFor();
      upstream().reset();
      await screen.getByRole('button', { name: '重新加载' }).click();
      await buildAll(page);
      expect(await sectionNamesOn(page)).toEqual(forVisitors);
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  test('a back end that is gone altogether', async () => {
    const runningServer = await startServer({ apiOrigin: 'http://127.0.0.1:9' });
    const page = await visitHome(
      { browser: site.browser, server: runningServer },
      { expected: failedCalls },
    );
    await page.getByRole('alert').getByRole('button', { name: '重新加载' }).waitFor();
    await expectSoundPage(page);
    await runningServer.close();
  });
});
