import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApp } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '../../../server/harness/postgres/database.ts';
import { cachedBuild } from '../cached-build.ts';

export type WechatHarness = { origin: string; db: Database; close: () => Promise<void> };

/** The real server with demo data, serving the messenger's two pages instead of the app. */
export const startWechatHarness = async (): Promise<WechatHarness> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wechat-harness-'));
  const [opened, outDir] = await Promise.all([
    openDatabase(),
    cachedBuild('tests/e2e/harness/wechat'),
  ]);
  const app = buildApp({
    config: { apiOrigin: undefined, wechat: undefined, dataDir },
    db: opened.db,
    clientDir: outDir,
    rootDir: path.resolve('.'),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await opened.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, db: opened.db, close };
};
