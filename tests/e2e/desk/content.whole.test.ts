import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { exportedBy } from '../harness/exported.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';

const site = onSite(startConsole);
const QUESTIONS = '/operator/content/help_question';

const panel = (page: Page) => page.getByRole('dialog').filter({ has: page.locator('form') });

const make = async (page: Page, question: string) => {
  await page.getByRole('button', { name: '新增问题' }).click();
  await panel(page).getByLabel('主题').fill('测试');
  await panel(page).getByLabel('问题', { exact: true }).fill(question);
  await panel(page).getByLabel('答案').fill('这样做。');
  await panel(page).getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: question, exact: true }).waitFor();
  await panel(page).waitFor({ state: 'hidden' });
};

const openRow = async (page: Page, question: string) => {
  await page.getByRole('button', { name: `修改${question}` }).click();
  await panel(page).getByLabel('问题', { exact: true }).waitFor();
};

test('a question is made, found by word and filter, faulty, mended and saved', async () => {
  const page = await openDesk(site, { path: QUESTIONS });
  await make(page, '第一问');
  await page.getByRole('searchbox').or(page.getByLabel(/^搜索/)).first().fill('第一问');
  await page.keyboard.press('Enter');
  await page.getByText('符合条件的有 1 条').waitFor();
  expect(new URL(page.url()).searchParams.get('word')).toBe('第一问');
  await page.getByLabel('按已上架筛选').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '否' }).click();
  await page.getByText('没有符合条件的').waitFor();
  await page.reload();
  await page.getByText('没有符合条件的').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await page.getByText('符合条件的有 1 条').waitFor();

  await openRow(page, '第一问');
  const form = panel(page);
  expect(await form.getByRole('button', { name: '保存' }).isDisabled()).toBe(true);
  await form.getByLabel('问题', { exact: true }).fill('');
  await form.getByLabel('次序').fill('多少');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('请填写', { exact: true }).waitFor();
  await form.getByText('请填写整数').waitFor();
  await expect
    .poll(() =>
      form.getByLabel('问题', { exact: true }).evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  expect(await violations(page)).toEqual([]);
  await form.getByLabel('问题', { exact: true }).fill('第一问改');
  await form.getByLabel('次序').fill('3');
  await form.getByText('有 2 处没有保存').waitFor();
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('cell', { name: '第一问改', exact: true }).waitFor();
  await page.getByRole('link', { name: '操作记录' }).click();
  await page.getByText(/问题 第一问 → 第一问改；次序 0 → 3/).waitFor();
});

test('what is unsaved is asked about, whichever way the row is closed', async () => {
  const page = await openDesk(site, { path: QUESTIONS });
  await make(page, '第二问');
  await openRow(page, '第二问');
  await panel(page).getByLabel('主题').fill('改了的');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '修改还没有保存' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '继续编辑' }).click();
  await page.getByRole('dialog', { name: '修改还没有保存' }).waitFor({ state: 'hidden' });
  expect(await panel(page).getByLabel('主题').inputValue()).toBe('改了的');
  expect(new URL(page.url()).searchParams.get('row')).not.toBeNull();
  await page.goBack();
  await page.getByRole('dialog', { name: '修改还没有保存' }).waitFor();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await panel(page).waitFor({ state: 'hidden' });
  await page.getByRole('cell', { name: '第二问', exact: true }).waitFor();
});

test('of two operators who change one row the second chooses, and nothing of the first is lost', async () => {
  const first = await openDesk(site, { path: QUESTIONS });
  await make(first, '第三问');
  const second = await openDesk(site, { path: QUESTIONS });
  await openRow(first, '第三问');
  await openRow(second, '第三问');
  await panel(first).getByLabel('主题').fill('甲的');
  await panel(first).getByLabel('次序').fill('9');
  await panel(first).getByRole('button', { name: '保存' }).click();
  await panel(first).waitFor({ state: 'hidden' });
  await panel(second).getByLabel('主题').fill('乙的');
  await panel(second).getByLabel('答案').fill('乙的答案');
  await panel(second).getByRole('button', { name: '保存' }).click();
  const clash = second.getByRole('dialog', { name: '同事刚刚改过这一条' });
  await clash.getByText('同事改了：主题、次序。').waitFor();
  expect(await violations(second)).toEqual([]);
  await clash.getByText('我的：乙的').click();
  await clash.getByRole('button', { name: '合并，回到表单' }).click();
  await clash.waitFor({ state: 'hidden' });
  expect(await panel(second).getByLabel('次序').inputValue()).toBe('9');
  await panel(second).getByText('有 2 处没有保存').waitFor();
  await panel(second).getByRole('button', { name: '保存' }).click();
  await panel(second).waitFor({ state: 'hidden' });
  await openRow(second, '第三问');
  expect(await panel(second).getByLabel('主题').inputValue()).toBe('乙的');
  expect(await panel(second).getByLabel('答案').inputValue()).toBe('乙的答案');
});

test('several rows are taken off the shelf and removed, after the number was asked', async () => {
  const page = await openDesk(site, { path: QUESTIONS });
  await make(page, '第四问');
  await make(page, '第五问');
  const tools = page.getByRole('toolbar', { name: '对选中的' });
  expect(await tools.getByRole('button', { name: '删除' }).isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: '选择第四问' }).check();
  await page.getByRole('checkbox', { name: '选择第五问' }).check();
  await tools.getByRole('button', { name: '下架' }).click();
  await page.getByRole('dialog', { name: '下架 2 条问题？' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click();
  await page.getByText('已处理 2 条').waitFor();
  await page.getByRole('row').filter({ hasText: '第四问' }).getByText('否').waitFor();
  await page.getByRole('checkbox', { name: '选择第四问' }).check();
  await tools.getByRole('button', { name: '删除' }).click();
  await page.getByRole('dialog', { name: '删除 1 条问题？' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await page.getByRole('cell', { name: '第四问', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: '第五问', exact: true }).waitFor();
});

test('what is filtered is exported, and a file is imported once its faults are mended', async () => {
  const page = await openDesk(site, { path: QUESTIONS });
  await make(page, '第六问');
  await page.getByLabel(/^搜索/).first().fill('第六问');
  await page.keyboard.press('Enter');
  await page.getByText('符合条件的有 1 条').waitFor();
  const { name, text } = await exportedBy(page, '导出表格');
  expect(name).toMatch(/^常见问题-\d{8}-\d{4}\.csv$/);
  expect(text.split('\r\n')).toHaveLength(3);

  await page.getByRole('button', { name: '导入表格' }).click();
  const dialog = page.getByRole('dialog', { name: '导入常见问题' });
  const confirm = dialog.getByRole('button', { name: '确认导入' });
  expect(await confirm.isDisabled()).toBe(true);
  const choose = (rows: string) =>
    dialog
      .getByLabel('要导入的文件')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) });
  await choose(text.replace('"第六问"', '""'));
  await dialog.getByText('第 2 行：问题：请填写').waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await choose(`${text.replace('"第六问"', '"第六问改"')}"","测试","第六问加","答。","是","0"\r\n`);
  await dialog.getByText('将新增 1 条，修改 1 条；0 条没有变化。').waitFor();
  await confirm.click();
  await page.getByText('已导入：新增 1 条，修改 1 条').waitFor();
  await page.getByRole('cell', { name: '第六问加', exact: true }).waitFor();
  await page.getByRole('cell', { name: '第六问改', exact: true }).waitFor();
});

describe('on a phone', () => {
  test('list, form and dialogs fit 375 px, for fingers and readers', async () => {
    const phone = { width: 375, height: 812, hasTouch: true, isMobile: true };
    const page = await openDesk(site, { ...phone, path: '/operator/content/product' });
    const found: string[] = [];
    const look = async (name: string) => {
      const wide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : [];
      });
      const faults = [...wide, ...(await smallTaps(page)), ...(await violations(page))];
      for (const fault of faults) found.push(`${name}: ${fault}`);
    };
    await page.getByRole('button', { name: /^修改/ }).first().waitFor();
    await look('list');
    await page.getByRole('button', { name: /^修改/ }).first().click();
    await panel(page).getByLabel('标题', { exact: true }).waitFor();
    await look('form');
    await panel(page)
      .getByRole('button', { name: /关闭|Close/ })
      .click();
    await panel(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '导入表格' }).click();
    await page.getByRole('dialog', { name: '导入课程与专栏' }).waitFor();
    await look('import');
    expect(found).toEqual([]);
  });
});
