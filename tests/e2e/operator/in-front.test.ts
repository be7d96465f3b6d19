import { expect, test } from 'vitest';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { importFrom } from '#server/import-from.ts';
import { startUpstream } from '../../server/harness/upstream.ts';
import { databaseOf, startServer } from '../harness/server.ts';
import { onSite, shared } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { buildAll, sectionNamesOn, soon, visitHome } from '../harness/visits/home.ts';
import {
  ADMIN_PASSWORD,
  openDesk,
  previewOn,
  publishOn,
  rowNames,
  saved,
  sectionNamesIn,
} from '../harness/visits/operator.ts';

const FEATURED = '/v4/index/featuredList';

const upstream = shared(startUpstream);
const site = onSite(async () => {
  const { origin } = upstream();
  const server = await startServer({ apiOrigin: origin, homeFrom: 'own' });
  await prepareConsole(databaseOf(server), ADMIN_PASSWORD, Date.now(), () => importFrom(origin));
  return server;
});

test('operators reorder the page in front of an existing back end, whose contents learners see in the new order', async () => {
  const desk = await openDesk(site, { reducedMotion: 'reduce' });
  const positions = desk.getByRole('navigation', { name: '后台导航' }).getByRole('link');
  expect(await positions.allInnerTexts()).toEqual([
    ...['首页编辑', '发布记录', '页面配置', '方案', '草稿历史'],
    ...['首页统计', '线上问题', '账号管理', '操作记录', '页面文档'],
  ]);
  await desk.getByText('线上首页：由现有后端的首页生成').waitFor();
  const preview = previewOn(desk);
  await expect.poll(() => rowNames(desk), soon).toHaveLength(18);
  const before = await rowNames(desk);
  expect(await violations(desk)).toEqual([]);
  expect(await desk.getByLabel('预览身份').count()).toBe(0);

  await desk.getByRole('button', { name: '优质内容的更多操作' }).click();
  await desk.getByRole('menuitem', { name: '移到最前' }).click();
  const after = ['优质内容', ...before.filter((name) => name !== '优质内容')];
  await expect.poll(() => rowNames(desk), soon).toEqual(after);
  await expect.poll(async () => (await sectionNamesIn(preview))[0], soon).toBe('优质内容');
  await preview.locator('[data-section=优质内容]').getByText('旧系统课程 1').waitFor(soon);
  await saved(desk);
  await publishOn(desk, '课程放到最前');

  const learner = await visitHome(site);
  await buildAll(learner);
  expect((await sectionNamesOn(learner))[0]).toBe('优质内容');
  await learner.locator('[data-section=优质内容]').getByText('旧系统课程 1').waitFor();
  expect(upstream().calls.map(({ path }) => path)).toContain(FEATURED);

  await positions.getByText('页面配置').click();
  await desk.getByRole('link', { name: '站点信息' }).click();
  await desk.getByLabel('版权文字').waitFor();
  await desk.getByText('分享出去的文案和图片由已有的后端给出').waitFor();
  expect(await desk.getByLabel('分享文案').count()).toBe(0);

  await positions.getByText('发布记录').click();
  await desk.getByRole('cell', { name: '由现有后端的首页生成' }).waitFor();
  await desk.getByRole('cell', { name: '课程放到最前' }).waitFor();
});
