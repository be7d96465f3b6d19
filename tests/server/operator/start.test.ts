import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { operator } from '#server/db/tables/operator.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { whole } from '../../harness/whole.ts';
import { consoleOn } from '../harness/operator/console.ts';
import { onDatabase } from '../harness/postgres/database.ts';
import { command, startedServers } from '../harness/server/started-server.ts';

// every start is a process that may create a database
vi.setConfig({ testTimeout: 120_000 });

const { settings, filled, dataDir } = startedServers();

/** What a server says until it has told where its data is. */
const startAndStop = async (more?: Record<string, string>): Promise<string> => {
  const child = spawn(process.execPath, command, settings(more));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await vi.waitFor(() => expect(output).toMatch(/数据目录|数据库：PostgreSQL/), 60_000);
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
  return output;
};

const LINE = /运营后台：http:\S+\/operator {2}账号 admin {2}初始密码 (\S+)（只显示这一次）/;

it('tells the first password once, and it opens the console', async () => {
  const position = await filled();
  const [, password = ''] = LINE.exec(await startAndStop(position)) ?? [];
  expect(password).toMatch(/^[a-z]{5}-\d{4}-[a-z]{5}$/);
  const again = await startAndStop(position);
  expect(again).toMatch(/运营后台：http:\S+\/operator\n/);
  expect(again).not.toContain('密码');
  const { cwd, env } = settings(position);
  const { db, close } = await openDatabase(readConfig(env), cwd);
  const { signIn, ask, send } = await consoleOn(db);
  const first = async () => (await send('awaitsFirstSignIn', {})).data;
  expect(await first()).toEqual({ first: true });
  expect((await ask('readDesk', {}, await signIn('admin', password))).draft.version).toBe(1);
  expect(await first()).toEqual({ first: false });
  await close();
});

it(`${whole ? 'begins in an empty folder; ' : ''}takes the first password from the environment, and does not repeat it; tells where the console is`, async () => {
  const OPERATOR_ORIGIN = 'https://desk.example';
  // making everything costs ten times as much as finding it
  const position = whole ? {} : await filled();
  const output = await startAndStop({
    ...position,
    ...{ OPERATOR_PASSWORD: 'given2026', OPERATOR_ORIGIN },
  });
  expect(output).toContain(`运营后台：${OPERATOR_ORIGIN}/operator`);
  expect(output).toContain(`WORKSHOP=1 并重新启动后，在 ${OPERATOR_ORIGIN}/storybook/ 打开`);
  expect(output).toMatch(/账号 admin {2}密码见 OPERATOR_PASSWORD/);
  expect(output).not.toContain('given2026');
  if (whole) expect(existsSync(join(dataDir(), 'database/PG_VERSION'))).toBe(true);
});

it('takes no weak one, and says so', () => {
  // as a process: `process.test.ts` in the whole run
  expect(() => readConfig({ OPERATOR_PASSWORD: 'admin' })).toThrow(
    '环境变量 OPERATOR_PASSWORD 无效：须为 8 至 64 位',
  );
  expect(readConfig({ OPERATOR_PASSWORD: 'strong2026' }).operatorPassword).toBe('strong2026');
  expect(() => readConfig({ OPERATOR_PASSWORD: 'admin123' })).toThrow('太常见或太容易猜到');
});

onDatabase('the first operator', (opened) => {
  it('gives admin a new password where nobody may publish any more', async () => {
    const { db } = opened();
    const now = Date.now();
    const first = await prepareConsole(db, undefined, now);
    expect(await prepareConsole(db, undefined, now)).toBeNull();
    await db.update(operator).set({ active: false }).where(eq(operator.name, 'admin'));
    const again = await Promise.all([1, 2].map(() => prepareConsole(db, undefined, now)));
    const [firstOperator] = again.flatMap((one) => one ?? []);
    expect(again.filter(Boolean)).toHaveLength(1);
    expect(firstOperator?.password).not.toBe(first?.password);
    const { signIn, send } = await consoleOn(db);
    expect((await signIn('admin', String(firstOperator?.password))).csrf).not.toBe('');
    const old = { name: 'admin', password: String(first?.password) };
    expect((await send('signIn', old)).code).toBe('46001');
  });
});

it('says in front of an existing back end that there is no console', async () => {
  const config = { apiOrigin: 'http://127.0.0.1:9', wechat: undefined };
  const app = buildApp({ config });
  for (const url of ['/operator', '/operator/releases']) {
    const page = await app.inject({ method: 'GET', url });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch('text/html');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; .*'sha256-/);
    expect(page.body).toContain('此服务器没有运营后台');
  }
  const call = await app.inject({ method: 'POST', url: '/operator/api/sign-in', payload: {} });
  expect(call.statusCode).toBe(404);
  expect(call.json()).toEqual({ code: 404, msg: '没有这个接口', data: null });
  await app.close();
});
