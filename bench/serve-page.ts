import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import serveFiles from '@fastify/static';
import Fastify from 'fastify';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import type {} from './many-sections/watch.ts';

/** Builds a benchmark's page as the product is built, and serves it with the demo's pictures. */
export const servePage = async (name: string) => {
  const outDir = await mkdtemp(path.join(tmpdir(), `${name}-`));
  process.env.NODE_ENV = 'production';
  await build({
    configFile: path.resolve('vite.config.ts'),
    root: path.resolve('bench', name),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const app = Fastify({ forceCloseConnections: true });
  app.register(serveFiles, { root: outDir });
  app.register(serveFiles, {
    root: path.resolve('server/db/demo/media'),
    prefix: '/media/',
    decorateReply: false,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { origin, close };
};

export const scroll = (page: Page, screens: number): Promise<void> =>
  page.evaluate(async (times) => {
    for (let screen = 0; screen < times; screen += 1) {
      scrollBy(0, innerHeight);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, document.documentElement.scrollHeight);
    await new Promise(requestAnimationFrame);
  }, screens);

/** The longest task since the last call, in ms; 0 if none took over 50. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...window.tasks.splice(0)));

export const verdict = (good: boolean): string => (good ? 'met' : 'missed');
