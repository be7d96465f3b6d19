import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbedded } from '#server/db/embedded.ts';
import { product } from '#server/db/tables/course.ts';
import { diagnostic } from '#server/db/tables/diagnostics.ts';
import { openReportStore } from '#server/open-report-store.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { findRootDir } from '#server/platform/config/root-dir.ts';
import { copyTemplate, migrations } from '../../harness/test-database.ts';
import { whole } from '../../harness/whole.ts';
import { command, startedServers } from '../harness/server/started-server.ts';
import { startUpstream, type Upstream } from '../harness/upstream.ts';

// every start is a process
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const { settings, dataDir } = startedServers();
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.close());

const report = {
  page: '/drawIndex',
  entries: [
    {
      fault: 'payload-misfit',
      section: '优质内容',
      endpoint: '/v4/index/featuredList',
      path: 'data.new_array',
      expected: 'list',
      came: '7',
      shown: 'hidden',
    },
  ],
};

/** A server in front of the back end, once it has said where reports go. */
const start = async (more: Record<string, string> = {}) => {
  const child = spawn(
    process.execPath,
    command,
    settings({ API_ORIGIN: upstream.origin, OPERATOR_PASSWORD: 'given2026', ...more }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await vi.waitFor(() => expect(output).toContain('学员端上报的问题'), 90_000);
  const [, origin] = /(http:\S+)\/drawIndex/.exec(output) ?? [];
  const headers = { 'content-type': 'application/json' };
  const tell = () =>
    fetch(`${origin}/v1/diagnostics/report`, {
      method: 'POST',
      headers,
      body: JSON.stringify(report),
    }).then((response) => response.json());
  const logo = () =>
    fetch(`${origin}/v1/index/logo`, { method: 'POST' }).then((response) => response.text());
  const stop = () => {
    const over = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return over;
  };
  return { reason: () => output, tell, logo, stop };
};

it('keeps reports in a folder of their own; a second process there has them in its log alone', async () => {
  await copyTemplate(join(dataDir(), 'diagnostics'), { demo: false });
  const first = await start();
  expect(first.reason()).toMatch(/运营后台：http:\S+\/operator {2}账号 admin {2}密码见/);
  expect(first.reason()).toContain(`并保存在 ${dataDir()}`);
  const second = await start();
  expect(second.reason()).toMatch(/只写入日志，没有运营后台（.*正被另一个进程使用（进程号 \d+）/);
  expect(second.reason()).not.toContain('运营后台：');
  for (const { tell, reason } of [first, second]) {
    expect(await tell()).toMatchObject({ code: 200, data: { accepted: 1 } });
    await vi.waitFor(() => expect(reason()).toContain('"msg":"phone faults"'));
  }
  expect(await first.logo()).toContain('旧系统学堂');
  expect(await first.stop()).toBe(0);
  expect(await second.stop()).toBe(0);
  expect(existsSync(join(dataDir(), 'database'))).toBe(false);
  const { db, close } = await openEmbedded(join(dataDir(), 'diagnostics'), migrations, {
    demo: false,
  });
  expect(await db.select().from(diagnostic)).toMatchObject(report.entries);
  expect(await db.$count(product)).toBe(0);
  await close();
});

const positions = [
  [{ DATA_DIR: 'package.json/data' }, /只写入日志，没有运营后台（.*package.json/],
  [{ DATA_DIR: '' }, /只写入日志，没有运营后台（未设置 DATA_DIR）/],
] as const;

it.runIf(whole).each(positions)('starts with %j all the same', async (more, statement) => {
  const server = await start(more);
  expect(server.reason()).toMatch(statement);
  expect(server.reason()).not.toContain('启动失败');
  expect(await server.tell()).toMatchObject({ code: 200 });
  await vi.waitFor(() => expect(server.reason()).toContain('"msg":"phone faults"'));
  expect(await server.stop()).toBe(0);
});

it('says why it keeps nothing', async () => {
  const open = (DATA_DIR?: string) => openReportStore(readConfig({ DATA_DIR }), findRootDir());
  expect(await open()).toEqual({ opened: null, why: '未设置 DATA_DIR' });
  expect(await open('/proc/self/data')).toMatchObject({ opened: null });
  // the whole run has it made, as a first start of any server has
  if (!whole) await copyTemplate(join(dataDir(), 'diagnostics'), { demo: false });
  const saved = await open(dataDir());
  const again = await open(dataDir());
  expect(again).toEqual({ opened: null, why: expect.stringMatching('正被另一个进程使用') });
  await saved.opened?.close();
});
