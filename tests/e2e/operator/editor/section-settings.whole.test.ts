import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { member as memberTable } from '#server/db/tables/member.ts';
import { smallTaps } from '../../harness/crawl/small-taps.ts';
import { databaseOf } from '../../harness/server.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { soon, visitHome } from '../../harness/visits/home.ts';
import {
  comeTo,
  openDesk,
  previewOn,
  publishOn,
  rowNames,
  rowOf,
  saved,
  startConsole,
} from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const NEWS = '资讯列表';
const drawerOn = (page: Page) => page.getByRole('dialog', { name: '区块设置' });
const newsIn = (page: Page) => previewOn(page).locator(`[data-section="${NEWS}"]:not([data-id])`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

const shut = async (page: Page) => {
  await page.keyboard.press('Escape');
  await drawerOn(page).waitFor({ state: 'hidden' });
};

/** Undoes all that the test changed, so that the next one begins with the page as it is live. */
const undoAll = async (page: Page) => {
  const undo = page.getByRole('button', { name: '撤销' });
  while (await undo.isEnabled()) await undo.click();
  await saved(page);
};

describe('the settings of a section', () => {
  test('are changed by mouse, and stand in the preview at once', async () => {
    const page = await openDesk(site);
    const news = newsIn(page);
    // sections far below are built once they come near
    await comeTo(news);
    await news.locator('li').first().waitFor();
    await news.getByRole('heading').click();
    const drawer = drawerOn(page);
    await drawer.getByRole('heading', { name: NEWS, exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);

    await drawer.getByLabel('显示条数', { exact: true }).fill('3');
    await expect.poll(() => news.locator('li').count(), soon).toBe(3);
    await drawer.getByRole('radio', { name: '描边卡片' }).check();
    await news.locator('[data-card="lined"]').waitFor();
    await drawer.getByRole('switch', { name: '不显示标题' }).click();
    await news.locator('.spoken').waitFor({ state: 'attached' });
    const more = news.locator('[data-does="more"]');
    await drawer.getByRole('radio', { name: '指定' }).check();
    await drawer.getByLabel('“更多”的去向的网址').fill('/more');
    await expect.poll(() => more.getAttribute('href'), soon).toBe('/more');
    await drawer.getByLabel('主题色', { exact: true }).fill('#5b3fd1');
    await news.locator('[style*="#5b3fd1"]').waitFor();
    const links = news.locator('li a');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    const ids = hrefs.flatMap((href) => /\d+/.exec(href ?? '') ?? []);
    await drawer.getByRole('button', { name: '选择资讯' }).click();
    const dialog = page.getByRole('dialog', { name: '选择资讯' });
    const search = dialog.getByLabel('搜索资讯');
    for (const id of [ids[2], ids[0]]) {
      await search.fill(String(id));
      await search.press('Enter');
      const rows = dialog.getByRole('listitem').getByRole('button');
      await expect.poll(() => rows.count(), soon).toBe(1);
      await rows.click();
    }
    await dialog.getByRole('button', { name: '完成' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect
      .poll(() => links.evaluateAll((all) => all.map((each) => each.getAttribute('href'))), soon)
      .toEqual([hrefs[2], hrefs[0]]);
    await saved(page);

    // each choice is a step, and the draft's own undo
    const chosen = drawer.getByRole('list', { name: '指定内容' }).getByRole('listitem');
    expect(await chosen.count()).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => links.count(), soon).toBe(1);
    expect(await chosen.count()).toBe(1);
    await page.keyboard.press('Control+y');
    await expect.poll(() => links.count(), soon).toBe(2);
    await drawer.getByRole('button', { name: '指定内容恢复默认' }).click();
    await expect.poll(() => links.count(), soon).toBe(3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), soon)
      .toBe('选择资讯');

    await shut(page);
    await undoAll(page);
  });

  test('are opened, changed and left without a mouse', async () => {
    const page = await openDesk(site);
    await rowOf(page, NEWS).waitFor();
    const opener = page.getByRole('button', { name: `${NEWS}的设置` });
    await opener.focus();
    await page.keyboard.press('Enter');
    const drawer = drawerOn(page);
    await drawer.waitFor();
    // the first field has the focus
    await expect.poll(() => focused(page), soon).toBe(`首页区块-${NEWS}-settings.count`);
    await page.keyboard.type('2');
    await expect.poll(() => newsIn(page).locator('li').count(), soon).toBe(2);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => newsIn(page).locator('li').count(), soon).toBe(4);
    await expect.poll(() => focused(page), soon).toBe(`首页区块-${NEWS}-settings.count`);
    await shut(page);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), soon)
      .toBe(`${NEWS}的设置`);
    await undoAll(page);
  });

  test('that are wrong are told beside their field, to which the save line leads', async () => {
    const page = await openDesk(site);
    await page.getByRole('button', { name: `${NEWS}的设置` }).click();
    const drawer = drawerOn(page);
    const count = drawer.getByLabel('显示条数', { exact: true });
    await count.fill('99');
    await drawer.getByText('显示条数应为 1 到 10 的整数').waitFor();
    await page.getByText('已保存，有 1 处需要改好才能发布').waitFor();
    expect(await violations(page)).toEqual([]);
    await shut(page);
    await page.getByRole('link', { name: '页面配置' }).click();
    await page.getByRole('heading', { name: '首页样式' }).waitFor();
    await page.getByRole('button', { name: '去改好' }).click();
    await drawer.waitFor();
    await expect.poll(() => focused(page), soon).toBe(`首页区块-${NEWS}-settings.count`);
    expect(await count.inputValue()).toBe('99');
    await count.fill('2');
    await page.getByText('需要改好才能发布').waitFor({ state: 'detached' });
    await shut(page);
    await undoAll(page);
  });
});

test('the same section stands twice, each for others, and learners see theirs', async () => {
  const page = await openDesk(site);
  await rowOf(page, NEWS).waitFor();
  const before = await rowNames(page);
  const putAgain = async () => {
    await page.getByRole('button', { name: `${NEWS}的更多操作`, exact: true }).click();
    await page.getByRole('menuitem', { name: '复制一份' }).click();
  };
  await putAgain();
  const drawer = drawerOn(page);
  await drawer.getByRole('heading', { name: `${NEWS}（no2）` }).waitFor();
  const key = `${NEWS}#no2`;
  const at = before.indexOf(NEWS) + 1;
  await expect.poll(() => rowNames(page), soon).toEqual(before.toSpliced(at, 0, key));
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  await drawer.waitFor({ state: 'hidden' });
  await putAgain();
  await drawer.getByRole('heading', { name: `${NEWS}（no2）` }).waitFor();
  await page.getByLabel(`${NEWS}（no2）的标题`).fill('访客要闻');

  await drawer.getByRole('combobox', { name: '添加条件' }).click();
  await page.getByTitle('人群', { exact: true }).click();
  await drawer.getByRole('radio', { name: '访客' }).check();
  await drawer.getByRole('combobox', { name: '添加条件' }).click();
  await page.getByTitle('时间段', { exact: true }).click();
  await drawer.getByText('开始和结束时间至少填写一项').waitFor();
  await drawer.getByLabel('开始（北京时间）').fill('2026-01-01T08:00');
  await page.getByText('需要改好才能发布').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await shut(page);
  await rowOf(page, key).getByText('仅访客可见').first().waitFor();
  await publishOn(page);
  const learner = await visitHome(site);
  const theirs = learner.locator(`[data-section="${NEWS}"][data-id="no2"]`);
  await comeTo(theirs);
  await theirs.getByRole('heading', { name: '访客要闻' }).waitFor();

  await page.getByRole('button', { name: `${NEWS}（no2）的更多操作` }).click();
  await page.getByRole('menuitem', { name: '移出首页' }).click();
  await expect.poll(() => rowNames(page), soon).toEqual(before);
  await saved(page);
  await publishOn(page);
});

test('why one member does not see a section is told by what is known of them', async () => {
  const page = await openDesk(site);
  const [member] = await databaseOf(site.server)
    .insert(memberTable)
    .values({ phone: '13912345670', nickname: '林静' })
    .returning();
  await page.getByRole('button', { name: '资讯列表的设置' }).click();
  const drawer = drawerOn(page);
  await drawer.getByRole('combobox', { name: '添加条件' }).click();
  await page.getByTitle('人群', { exact: true }).click();
  await drawer.getByRole('radio', { name: '认证医生' }).check();
  await shut(page);
  await page.getByRole('button', { name: /为什么看不到资讯列表$/ }).click();
  const dialog = page.getByRole('dialog', { name: '谁能看到“资讯列表”' });
  const who = dialog.getByLabel('某一位会员');
  await who.fill('13000000000');
  await page.keyboard.press('Enter');
  await dialog.getByText('没有这个编号或手机号的会员').waitFor();
  await who.fill('139 1234 5670');
  await dialog.getByRole('button', { name: '查看' }).click();
  const notice = dialog.getByRole('region', { name: `会员 ${member?.id}` });
  await notice.getByText('看不到').waitFor();
  await notice.getByText('当前会员没有通过医生认证').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await undoAll(page);
});

test.each([1280, 768, 375])('the settings of a section fit %i px', async (width) => {
  const small = width < 720;
  const page = await openDesk(site, {
    ...{ width, height: 812 },
    ...(small && { hasTouch: true, isMobile: true }),
  });
  const found: string[] = [];
  for (const name of ['课程模块', '会员卡提示']) {
    await page.getByRole('button', { name: `${name}的设置` }).click();
    const drawer = drawerOn(page);
    await drawer.getByRole('heading', { name, exact: true }).waitFor();
    if (name === '课程模块') {
      await drawer.getByRole('radio', { name: '按分类' }).check();
      for (const kind of ['人群', '新会员', '学过的分类', '时间段', '设备能力', '实验']) {
        await drawer.getByRole('combobox', { name: '添加条件' }).click();
        await page.getByTitle(kind, { exact: true }).click();
      }
      await drawer.getByRole('combobox', { name: '添加条件' }).click();
      await page.getByTitle('一组条件：满足任一').click();
      await drawer.getByText('一组条件', { exact: true }).waitFor();
    }
    const wide = await drawer.evaluate(
      (panel) =>
        // a text is longer than its field
        [panel, ...panel.querySelectorAll(':not(input)')].filter(
          ({ scrollWidth, clientWidth }) =>
            clientWidth > 0 && scrollWidth > clientWidth + 1 && panel.clientWidth < scrollWidth,
        ).length,
    );
    if (wide > 0) found.push(`${name}: ${wide} elements too wide`);
    for (const fault of await violations(page)) found.push(`${name}: ${fault}`);
    if (small) for (const fault of await smallTaps(page)) found.push(`${name}: ${fault}`);
    await shut(page);
  }
  expect(found).toEqual([]);
  await undoAll(page);
});
