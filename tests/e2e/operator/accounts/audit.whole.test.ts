import { expect, test } from 'vitest';
import { writeAudit } from '#server/domains/operator/index.ts';
import { exportedBy } from '../../harness/exported.ts';
import { databaseOf } from '../../harness/server.ts';
import { onSite } from '../../harness/site.ts';
import { violations } from '../../harness/violations.ts';
import { openDesk, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const fill = async (name: string) => {
  const db = databaseOf(site.server);
  const who = { id: 1, name: 'admin' };
  const now = Date.now();
  for (const text of ['甲', '乙', '丙'])
    await writeAudit(db, { who, action: 'save', text: `${name}${text}`, now });
  await writeAudit(db, { who, action: 'upload', text: `=${name}图`, now });
};

test('saves in a row are one line that opens', async () => {
  await fill('一');
  const page = await openDesk(site, { path: '/operator/audit' });
  await page.getByText('连续保存 3 次').waitFor();
  expect(await page.getByText('一乙').count()).toBe(0);
  await page.getByRole('row').filter({ hasText: '连续保存 3 次' }).getByRole('button').click();
  await page.getByText('一乙').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the filter stands in the address, finds, finds nothing and is cleared', async () => {
  await fill('二');
  const page = await openDesk(site, { path: '/operator/audit' });
  await page.getByPlaceholder('搜索说明').fill('二乙');
  await page.keyboard.press('Enter');
  await page.getByText('二乙').waitFor();
  expect(new URL(page.url()).searchParams.get('word')).toBe('二乙');
  await page.getByLabel('操作', { exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '登录' }).first().click();
  await page.getByText('没有符合条件的记录').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await page.getByText('没有符合条件的记录').waitFor();
  await page.getByRole('button', { name: '清除条件' }).first().click();
  await page.getByText('连续保存 3 次').first().waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.getByText('没有符合条件的记录').waitFor();
});

test('what is filtered is saved as a table', async () => {
  await fill('三');
  const page = await openDesk(site, { path: '/operator/audit?action=upload' });
  await page.getByText('=三图').waitFor();
  const { name, text } = await exportedBy(page, '导出表格');
  expect(name).toMatch(/^操作记录-\d{8}-\d{4}\.csv$/);
  expect(text.startsWith('\uFEFF"编号"')).toBe(true);
  expect(text).toContain('"\'=三图"');
  expect(text).not.toContain('三甲');
  await page.getByText(/^已导出 \d+ 条$/).waitFor();
});

test('a list that does not load says so, and comes when it is asked for again', async () => {
  const page = await openDesk(site);
  await page.route('**/operator/api/list-audit', (route) =>
    route.fulfill({ json: { code: 500, msg: '服务器忙，请稍后再试', data: null } }),
  );
  await page.getByRole('link', { name: '操作记录' }).click();
  await page.getByText('服务器忙，请稍后再试').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/operator/api/list-audit');
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByRole('table').waitFor();
});
