/**
 * `npm run stories:sheet [part of a title]`: draws every story, on a sheet per title, into
 * `.cache/stories-sheet/`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import serveFiles from '@fastify/static';
import fastify from 'fastify';
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { root } from '../project.mjs';
import { drawSheet, inSheets, type Shot } from './draw-sheet.ts';
import { type BuiltStory, shoot } from './shoot.ts';

const folder = path.join(root, '.cache/stories-sheet');
const built = path.join(root, 'storybook-static');
const HANDS = 3;

const readStories = async (wanted: string): Promise<BuiltStory[]> => {
  const index: { entries: Record<string, BuiltStory> } = JSON.parse(
    await readFile(path.join(built, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(
    ({ type, title, name }) => type === 'story' && `${title}/${name}`.includes(wanted),
  );
};

const startWorkshop = async () => {
  const server = fastify({ forceCloseConnections: true });
  server.register(serveFiles, { root: built });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  return { origin, close: () => server.close() };
};

const shootAll = async (browser: Browser, origin: string, stories: BuiltStory[]) => {
  const shots: Shot[] = [];
  const waiting = stories.map((story, index) => ({ story, index }));
  const hand = async () => {
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift())
      shots[next.index] = await shoot(page, origin, next.story);
    await context.close();
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  return shots;
};

const build = spawnSync(process.execPath, ['scripts/build-storybook.mjs', '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

const stories = await readStories(process.argv[2] ?? '');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const workshop = await startWorkshop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const shots = await shootAll(browser, workshop.origin, stories);
const titles = [...new Set(shots.map(({ title }) => title))];
const sheets = titles.flatMap((title) =>
  inSheets(shots.filter((shot) => shot.title === title)).map((own) => ({ title, own })),
);
for (const [index, { title, own }] of sheets.entries()) {
  const name = `${String(index + 1).padStart(2, '0')}-${title.replaceAll(/[/\s]/g, '-')}.png`;
  await drawSheet(browser, title, own, path.join(folder, name));
}
await browser.close();
await workshop.close();
const failed = shots.filter(({ fault }) => fault !== '');
for (const { title, name, fault } of failed) console.error(`${title} / ${name}: ${fault}`);
console.log(`${shots.length} 个样例，${sheets.length} 张：.cache/stories-sheet/`);
process.exitCode = failed.length > 0 ? 1 : 0;
