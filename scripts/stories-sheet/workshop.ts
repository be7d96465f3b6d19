import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import serveFiles from '@fastify/static';
import fastify from 'fastify';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import type { Shot } from './draw-sheet.ts';
import { type BuiltStory, shoot } from './shoot.ts';

const HANDS = 3;

/** The folder of the built workshop below a tree. */
export const builtIn = (tree: string): string => path.join(tree, 'storybook-static');

/** Builds the workshop of a tree, if a source has changed since; false if it cannot be built. */
export const buildWorkshop = (tree: string): boolean =>
  spawnSync(process.execPath, ['scripts/build-storybook.mjs', '--if-stale'], {
    cwd: tree,
    stdio: 'inherit',
  }).status === 0;

/** The stories of a built workshop whose title and name contain what is wanted. */
export const readStories = async (built: string, wanted: string): Promise<BuiltStory[]> => {
  const index: { entries: Record<string, BuiltStory> } = JSON.parse(
    await readFile(path.join(built, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(
    ({ type, title, name }) => type === 'story' && `${title}/${name}`.includes(wanted),
  );
};

const serveWorkshop = async (built: string) => {
  const server = fastify({ forceCloseConnections: true });
  server.register(serveFiles, { root: built });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
};

type Prepare = (context: BrowserContext) => Promise<unknown>;

const shootAll = async (
  browser: Browser,
  origin: string,
  stories: readonly BuiltStory[],
  prepare: Prepare | undefined,
): Promise<Shot[]> => {
  const shots: Shot[] = [];
  const waiting = stories.map((story, index) => ({ story, index }));
  const hand = async () => {
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    await prepare?.(context);
    const page = await context.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift())
      shots[next.index] = await shoot(page, origin, next.story);
    await context.close();
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return shots;
};

/** Shoots stories of a built workshop, in their order. */
export const shootWorkshop = async (
  browser: Browser,
  built: string,
  stories: readonly BuiltStory[],
  prepare?: Prepare,
): Promise<Shot[]> => {
  const workshop = await serveWorkshop(built);
  try {
    return await shootAll(browser, workshop.origin, stories, prepare);
  } finally {
    await workshop.close();
  }
};

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
