/**
 * `npm run stories:sheet [part of a title]`: draws every story, on a sheet per title, into
 * `.cache/stories-sheet/`.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../project.mjs';
import { drawSheet, inSheets } from './draw-sheet.ts';
import { buildWorkshop, builtIn, openBrowser, readStories, shootWorkshop } from './workshop.ts';

const folder = path.join(root, '.cache/stories-sheet');

if (!buildWorkshop(root)) process.exit(1);

const stories = await readStories(builtIn(root), process.argv[2] ?? '');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const shots = await shootWorkshop(browser, builtIn(root), stories);
const titles = [...new Set(shots.map(({ title }) => title))];
const sheets = titles.flatMap((title) =>
  inSheets(shots.filter((shot) => shot.title === title)).map((own) => ({ title, own })),
);
for (const [index, { title, own }] of sheets.entries()) {
  const name = `${String(index + 1).padStart(2, '0')}-${title.replaceAll(/[/\s]/g, '-')}.png`;
  await drawSheet(browser, title, own, path.join(folder, name));
}
await browser.close();
const failed = shots.filter(({ fault }) => fault !== '');
for (const { title, name, fault } of failed) console.error(`${title} / ${name}: ${fault}`);
console.log(`${shots.length} 个样例，${sheets.length} 张：.cache/stories-sheet/`);
process.exitCode = failed.length > 0 ? 1 : 0;
