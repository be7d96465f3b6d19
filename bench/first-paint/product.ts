import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wechatLogin } from '#schemas/login/endpoints.ts';
import { root } from '#scripts/project.mjs';

type Served = { origin: string; close: () => Promise<unknown> };

/** A member of the demo, whom the simulated messenger logs in. */
const loginAt = async (origin: string): Promise<string> => {
  const answer = await fetch(origin + wechatLogin.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'sim-demo_vip', member_id: '' }),
  });
  return (await answer.json()).data.info.token;
};

/** The built server with its demo data, in a process of its own, and a member's token. */
export const startProduct = async (): Promise<Served & { token: string }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'first-paint-product-'));
  const { API_ORIGIN: _origin, DATABASE_URL: _database, REDIS_URL: _redis, ...rest } = process.env;
  const env = { ...rest, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1' };
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, env });
  const exit = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await exit;
    await rm(folder, { recursive: true, force: true });
  };
  const origin = new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /(http:\S+)\/drawIndex/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(output)));
  });
  return { origin: await origin, close, token: await loginAt(await origin) };
};

/** What the product's pages are compared with, in a process of its own. */
export const startReference = async (product: string): Promise<Served> => {
  const child = fork(path.join(root, 'bench/first-paint/reference.ts'), [product], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exit = once(child, 'exit');
  const [origin] = await Promise.race([
    once(child, 'message'),
    exit.then(() => Promise.reject(new Error('the pages to compare with are not served'))),
  ]);
  const close = async () => {
    child.disconnect();
    await exit;
  };
  return { origin: String(origin), close };
};
