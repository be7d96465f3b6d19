import { expect, test } from 'vitest';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { makeFirstOperator } from '#server/domains/operator/index.ts';
import { startUpstream } from '../../server/harness/upstream.ts';
import { databaseOf, startServer } from '../harness/server.ts';
import { onSite, shared } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { FEATURED } from '../harness/visits/bad-input.ts';
import { buildAll, soon, visitHome } from '../harness/visits/home.ts';
import { ADMIN_PASSWORD, openDesk } from '../harness/visits/operator.ts';

const upstream = shared(startUpstream);
const site = onSite(async () => {
  const server = await startServer({ apiOrigin: upstream().origin, keepsReports: true });
  await makeFirstOperator(databaseOf(server), ADMIN_PASSWORD, Date.now());
  return server;
});

test('a section that a foreign back end feeds badly stands at the desk of this server', async () => {
  upstream().set(FEATURED, { data: { new_array: { 0: { id: 1 } } } });
  const phone = await visitHome(site);
  await buildAll(phone);
  await phone.evaluate(() => dispatchEvent(new Event('pagehide')));
  const found = () => site.db.select().from(diagnostic);
  await expect
    .poll(found, soon)
    .toMatchObject([
      { section: '优质内容', fault: 'payload-misfit', endpoint: FEATURED, shown: 'hidden' },
    ]);

  const desk = await openDesk(site, { reducedMotion: 'reduce' });
  const row = desk.getByRole('row', { name: /优质内容/ });
  await row.getByText('接口返回的内容不能用').waitFor();
  expect(new URL(desk.url()).pathname).toBe('/operator/faults');
  const positions = desk.getByRole('navigation', { name: '后台导航' }).getByRole('link');
  expect(await positions.allInnerTexts()).toEqual(['线上问题', '账号管理', '操作记录']);
  await desk.getByText('首页、课程、订单等由已有的后端管理').waitFor();
  expect(await violations(desk)).toEqual([]);

  await row.getByRole('button', { name: '已处理' }).click();
  await row.waitFor({ state: 'detached' });
  await positions.getByText('操作记录').click();
  await desk.getByText('线上问题标为已处理：优质内容').waitFor();
  await positions.getByText('账号管理').click();
  await desk.getByText('admin（我）').waitFor();
  await desk.getByRole('button', { name: 'admin', exact: true }).click();
  await desk.getByRole('menuitem', { name: '退出登录' }).click();
  await desk.getByRole('button', { name: '登录', exact: true }).waitFor();
});
