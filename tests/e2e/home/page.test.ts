import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { homeSections, type SectionRow } from '#schemas/layout/home-sections.ts';
import { demoOrder } from '#server/db/demo/home/home.ts';
import { homeFlag, homeTitle, sectionOrderTable } from '#server/db/tables/home.ts';
import { moduleSwitch } from '#server/db/tables/site.ts';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import {
  buildAll,
  buildToEnd,
  loginAs,
  sectionNamesOn,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();
let token: string;

beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

const visit = (options?: VisitOptions) => visitHome(site, options);

const isOpenToVisitors = (name: keyof typeof homeSections) => {
  const row: SectionRow = homeSections[name];
  return row.audience !== 'members';
};
const forVisitors = demoOrder.filter(isOpenToVisitors);

const change = async (apply: () => Promise<unknown>, restore: () => Promise<unknown>) => {
  onTestFinished(async () => {
    await restore();
  });
  await apply();
};

const setFlag = (field: string, open: boolean) =>
  site.db.update(homeFlag).set({ open }).where(eq(homeFlag.field, field));

const setTitle = (field: string, title: string) =>
  site.db.update(homeTitle).set({ title }).where(eq(homeTitle.field, field));

const setModule = (open: boolean) =>
  site.db.update(moduleSwitch).set({ open }).where(eq(moduleSwitch.name, 'liveModule'));

const setOrder = async (names: readonly string[]) => {
  await site.db.delete(sectionOrderTable);
  await site.db
    .insert(sectionOrderTable)
    .values(names.map((name, position) => ({ name, position })));
};

describe('the order of the server', () => {
  const expectMarked = async (page: Page, path: string) => {
    const root = page.locator('main');
    expect(await root.getAttribute('data-page')).toBe(path);
    expect(await root.getAttribute('data-variant')).toBe('ordered');
  };

  test('a visitor sees every open section in order, built, without the members’ ones', async () => {
    const page = await visit({ path: '/drawIndex' });
    await buildAll(page);
    expect(await sectionNamesOn(page)).toEqual(forVisitors);
    const states = await page
      .locator('[data-section]')
      .evaluateAll((all) => [...new Set(all.map((section) => section.dataset.state))]);
    expect(states).toEqual(['ready']);
    await expectMarked(page, '/drawIndex');
  });

  test('a member sees the members’ sections as well', async () => {
    const page = await visit({ token, path: '/' });
    // the coupons come last, below whatever the order names (home rule 63)
    await buildToEnd(page);
    expect(await sectionNamesOn(page)).toEqual([...demoOrder, '优惠券']);
    await expectMarked(page, '/');
  });

  test('reordered rows change the page on reload', async () => {
    const page = await visit();
    await buildAll(page);
    const reversed = demoOrder.toReversed();
    await change(
      () => setOrder(reversed),
      () => setOrder(demoOrder),
    );
    await expect
      .poll(async () => {
        await page.reload();
        await page.locator('#root:not([data-first]) [data-section]').first().waitFor();
        return sectionNamesOn(page);
      }, soon)
      .toEqual(reversed.filter(isOpenToVisitors));
  });

  test.runIf(whole)(
    'an alias in full-width letters and blanks stands for its section',
    async () => {
      await change(
        () => setOrder(['资讯', '  ｂａｎｎｅｒ ', '搜索', '轮播图', '没有这个区块']),
        () => setOrder(demoOrder),
      );
      const page = await visit();
      await expect
        .poll(async () => {
          await page.reload();
          await page.locator('[data-section]').first().waitFor();
          return sectionNamesOn(page);
        }, soon)
        .toEqual(['资讯列表', '轮播图', '搜索框']);
    },
  );
});

test.runIf(whole)('flags, titles and modules change the page on reload, and back', async () => {
  const page = await visit();
  const read = async () => {
    await page.reload();
    await buildAll(page);
    return sectionNamesOn(page);
  };
  const headingOf = (name: string) =>
    page.locator(`[data-section=${name}]`).getByRole('heading').first().innerText();
  await change(
    async () => {
      await setFlag('information_open', false);
      await setModule(false);
      await setTitle('content_module_title', '本周精选');
      await setTitle('course_module_title', '');
    },
    async () => {
      await setFlag('information_open', true);
      await setModule(true);
      await setTitle('content_module_title', '优质好课');
      await setTitle('course_module_title', '最新课程');
    },
  );
  // the live section needs the live module besides its flag
  const hidden = ['资讯列表', '直播标题'];
  await expect.poll(read, soon).toEqual(forVisitors.filter((name) => !hidden.includes(name)));
  // an empty title falls back to the section’s name
  expect([await headingOf('优质内容'), await headingOf('课程模块')]).toEqual([
    '本周精选',
    '课程模块',
  ]);
  await setFlag('information_open', true);
  await setModule(true);
  await expect.poll(read, soon).toEqual(forVisitors);
});
