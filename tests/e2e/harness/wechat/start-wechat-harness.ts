import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { buildApp } from '../../../../server/app.ts';
import type { Database } from '../../../../server/db/database.ts';
import { openInMemory } from '../../../harness/in-memory.ts';

export type WechatHarness = { origin: string; db: Database; close: () => Promise<void> };

/** The real server with demo data, serving the messenger's two pages instead of the app. */
export const startWechatHarness = async (): Promise<WechatHarness> => {
  const outDir = await mkdtemp(path.join(tmpdir(), 'wechat-harness-'));
  const building = build({
    configFile: path.resolve('vite.config.ts'),
    root: path.resolve('tests/e2e/harness/wechat'),
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir, emptyOutDir: true, minify: false, manifest: false },
  });
  const [opened] = await Promise.all([openInMemory(), building]);
  const app = buildApp({
    config: { apiOrigin: undefined, wechat: undefined, dataDir: outDir },
    db: opened.db,
    clientDir: outDir,
    rootDir: path.resolve('.'),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await opened.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { origin, db: opened.db, close };
};
