/**
 * A draft of 500 sections in the console's editor, a row dragged down and up by mouse in Chromium:
 * frames per second while it is on its way, counted from the page's own frames.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import serveFiles from '@fastify/static';
import Fastify from 'fastify';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../tests/e2e/chromium.ts';
import type {} from './operator-drag/watch-frames.ts';

const ROUNDS = 5;
const STEPS = 120;
const GOAL = 50;

const outDir = await mkdtemp(path.join(tmpdir(), 'operator-drag-'));
process.env.NODE_ENV = 'production';
await build({
  configFile: path.resolve('vite.config.ts'),
  root: path.resolve('bench/operator-drag'),
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
});
const app = Fastify({ forceCloseConnections: true });
app.register(serveFiles, { root: outDir });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs,
});

/** Frames of the page between the start and the end of `act`, per second. */
const framesDuring = async (page: Page, act: () => Promise<void>) => {
  await page.evaluate(() => {
    window.frameTimes.length = 0;
  });
  await act();
  const times = await page.evaluate(() => [...window.frameTimes]);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const length = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { rate: (gaps.length * 1000) / length, longest: Math.max(...gaps) };
};

const round = async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(origin);
  const handle = page.getByRole('button', { name: '移动活动标题', exact: true });
  await handle.waitFor();
  const rows = await page.locator('[data-row]').count();
  const box = await handle.boundingBox();
  if (!box) throw new Error('there is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 8);
  const frames = await framesDuring(page, async () => {
    for (let step = 0; step < STEPS; step += 1) {
      const way = Math.sin((step / STEPS) * Math.PI * 2) * 220;
      await page.mouse.move(x, y + 8 + way);
    }
  });
  await page.mouse.up();
  await page.close();
  return { rows, ...frames };
};

const rounds = [];
for (let number = 0; number < ROUNDS; number += 1) rounds.push(await round());
await browser.close();
await app.close();
await rm(outDir, { recursive: true, force: true });

console.table(
  rounds.map(({ rows, rate, longest }) => ({
    rows,
    'frames a second': Math.round(rate),
    'longest frame, ms': Math.round(longest),
  })),
);
const [rate = 0] = rounds
  .map((each) => each.rate)
  .toSorted((a, b) => a - b)
  .slice(Math.floor(ROUNDS / 2));
console.log(
  `median ${rate.toFixed(0)} frames a second (goal ≥ ${GOAL}, ${rate >= GOAL ? 'met' : 'missed'})`,
);
