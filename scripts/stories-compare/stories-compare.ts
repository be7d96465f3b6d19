/**
 * `npm run stories:compare <commit> [part of a title]`: which stories look different since a commit, what is
 * not committed included: by how much, and as sheets (before, after, difference) in `.cache/stories-compare/`.
 * Exit code 1 where the commit or a workshop is missing.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { root } from '../project.mjs';
import { drawSheet, inSheets, type Shot, WIDEST } from '../stories-sheet/draw-sheet.ts';
import type { BuiltStory } from '../stories-sheet/shoot.ts';
import {
  buildWorkshop,
  builtIn,
  openBrowser,
  readStories,
  shootWorkshop,
} from '../stories-sheet/workshop.ts';
import { findCommit, workshopOf } from './commit-tree.ts';
import {
  bySize,
  type Change,
  changeOf,
  type Looks,
  matchStories,
  percent,
  pictureOf,
} from './compare.ts';
import { atMost, sideBySide } from './difference.ts';

const folder = path.join(root, '.cache/stories-compare');

const now = new Date();
/** What counts from today says the same in both states. */
const atOneTime = (context: BrowserContext) => context.clock.setFixedTime(now);

type Workshops = { before: string; after: string };

type Seen = { story: BuiltStory; looks: Looks };

/** Looks at stories once more. */
const lookAt = async (browser: Browser, { before, after }: Workshops, seen: readonly Seen[]) => {
  const stories = seen.map(({ story }) => story);
  const earlier = await shootWorkshop(browser, before, stories, atOneTime);
  const own = await shootWorkshop(browser, after, stories, atOneTime);
  return seen.map(({ story, looks }, index) => ({
    story,
    looks: {
      before: [...looks.before, ...earlier.slice(index, index + 1)],
      after: [...looks.after, ...own.slice(index, index + 1)],
    },
  }));
};

/** Those that differ, with how. */
const changed = async (seen: readonly Seen[]) => {
  const found: (Seen & { change: Change })[] = [];
  for (const each of seen) {
    const change = await changeOf(each.looks);
    if (change) found.push({ ...each, change });
  }
  return found;
};

/** What differs is looked at twice. */
const findChanges = async (browser: Browser, workshops: Workshops, both: BuiltStory[]) => {
  const unseen = both.map((story): Seen => ({ story, looks: { before: [], after: [] } }));
  const first = await changed(await lookAt(browser, workshops, unseen));
  const second = await changed(await lookAt(browser, workshops, first));
  return bySize(second.map(({ change }) => change));
};

const besideEachOther = async ({ before, after, difference }: Change): Promise<Shot> => {
  const all = await sideBySide([pictureOf(before), pictureOf(after), difference]);
  const { png, width, height } = await atMost(all, WIDEST);
  const { title, name } = after;
  const fault = percent(difference.share);
  return { title, name: `${title} / ${name}`, fault, picture: png, width, height };
};

const drawSheets = async (browser: Browser, since: string, changes: readonly Change[]) => {
  const shots = await Promise.all(changes.map(besideEachOther));
  const sheets = inSheets(shots);
  for (const [index, own] of sheets.entries()) {
    const number = String(index + 1).padStart(2, '0');
    const heading = `自 ${since} 以来：之前、现在、差异（${index + 1} / ${sheets.length}）`;
    await drawSheet(browser, heading, own, path.join(folder, `${number}.png`));
  }
  return sheets.length;
};

const nameStories = (word: string, stories: readonly BuiltStory[]): void => {
  for (const { title, name } of stories) console.log(`${word.padStart(6)}  ${title} / ${name}`);
};

const compare = async (since: string, commit: string, wanted: string): Promise<void> => {
  const workshops = { before: await workshopOf(commit), after: builtIn(root) };
  const { both, added, removed } = matchStories(
    await readStories(workshops.before, wanted),
    await readStories(workshops.after, wanted),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await openBrowser();
  const changes = await findChanges(browser, workshops, both);
  const sheets = await drawSheets(browser, since, changes);
  await browser.close();
  for (const { after, difference } of changes)
    console.log(`${percent(difference.share).padStart(8)}  ${after.title} / ${after.name}`);
  nameStories('新增', added);
  nameStories('删去', removed);
  console.log(
    `${both.length} 个样例里变了 ${changes.length} 个，新增 ${added.length} 个，删去 ${removed.length} 个；${sheets} 张：.cache/stories-compare/`,
  );
};

const [since = '', wanted = ''] = process.argv.slice(2);
const commit = since ? findCommit(since) : undefined;
if (!commit) {
  console.error(
    since ? `没有提交 ${since}` : '用法：npm run stories:compare <提交> [名称的一部分]',
  );
  process.exitCode = 1;
} else if (!buildWorkshop(root)) process.exitCode = 1;
else await compare(since, commit, wanted);
