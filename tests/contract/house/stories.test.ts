import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { formOf } from '#schemas/layout/section-settings.ts';
import { readImports } from '#scripts/check/imports.ts';
import { filesOf } from '#scripts/project.mjs';
import { routes } from '#src/app/routes.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';
import { layoutFiles, pageFiles, sectionFiles } from '#stories/derived-stories.ts';
import { loadLayouts } from '#stories/layouts/layout-files.ts';
import { ORDERED } from '#stories/layouts/scenes.ts';
import { definitionOf, everySection } from '#stories/sections/section-case.ts';
import { sectionSample } from '#stories/sections/section-samples.ts';
import { storiesOf } from '#stories/sections/story-list.ts';
import { everyTheme, themeNames } from '#stories/stage/theme-names.ts';
import { oneOfEachKind } from '../../../.storybook/story-kinds.ts';
import { storyText } from '../../../.storybook/story-text.ts';
import { derivedFiles } from '../../../.storybook/write-stories.ts';

const always = ['常规', '加载中', '访客', '会员'];
const ofCalls = ['空', '无效数据'];
const ofLists = ['一条', '很多', '长文字', '缺图', '脏数据'];
const ofThemes = everyTheme
  .filter((theme) => theme !== 'default')
  .map((theme) => `主题 ${themeNames[theme]}`);

const ofSettings = (section: string): string[] =>
  formOf(section).fields.flatMap(({ field }) => {
    // the first value is how it looks without the setting
    const [, ...words] = field.kind === 'choice' ? Object.values(field.options) : [];
    return words.map((word) => `${field.label}：${word}`);
  });

const showsList = (section: string) => sectionSample(section, '一条') !== undefined;

const required = (section: string): string[] => [
  ...always,
  ...ofThemes,
  ...(definitionOf(section).sources.length > 0 ? ofCalls : []),
  ...(showsList(section) ? ofLists : []),
  ...ofSettings(section),
];

describe.each(everySection)('%s', (section) => {
  const stories = storiesOf(section);

  test('has the stories that designers count on', () => {
    expect(stories.map(({ name }) => name)).toEqual(expect.arrayContaining(required(section)));
  });

  test('no two of its stories are called the same', () => {
    for (const field of ['key', 'name'] as const) {
      const all = stories.map((story) => story[field]);
      expect(new Set(all).size, all.join(' ')).toBe(all.length);
    }
  });
});

test('every layout has its page as visitor and member, slow and failing, and as the server draws it', () => {
  const titles = layoutFiles().map(({ title }) => title);
  expect(titles).toHaveLength(loadLayouts().length + 1);
  for (const { stories } of layoutFiles())
    expect(stories.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '访客',
        '会员',
        '慢速网络',
        '部分接口失败',
        '全部接口失败',
        '服务器的 HTML（不运行脚本）',
      ]),
    );
  expect(layoutFiles().map(({ meta }) => meta[0])).toContain(ORDERED);
});

const ofKinds: Readonly<Record<PageRoute['kind'], readonly string[]>> = {
  list: ['常规', '加载中', '慢网络', '失败', '空', '长文字'],
  detail: ['常规', '加载中', '慢网络', '失败', '空', '长文字'],
  result: ['常规', '加载中', '慢网络', '失败', '空', '长文字'],
  form: ['常规', '加载中', '慢网络', '失败', '长文字'],
  free: ['常规', '加载中', '慢网络', '失败'],
};

test('every page has the stories of its kind, under its noun and title', () => {
  const drawn = Object.values(routes);
  expect(drawn.length).toBeGreaterThan(0);
  const listed = pageFiles().flatMap((file) =>
    file.stories.map(({ name }) => `${file.title} ${name}`),
  );
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed).toHaveLength(drawn.flatMap(({ kind }) => ofKinds[kind]).length);
  for (const { kind, title, pattern } of drawn) {
    const file = pageFiles().find(({ stories }) => stories.some(({ args }) => args[1] === pattern));
    const own = file?.stories.filter(({ args }) => args[1] === pattern);
    const [words = ''] = own?.[0]?.name.split('：') ?? [];
    expect([title, `${title}（${pattern}）`]).toContain(words);
    expect(own?.map(({ name }) => name)).toEqual(ofKinds[kind].map((name) => `${words}：${name}`));
    expect(file?.title, pattern).toMatch(/^页面\/\p{Script=Han}+\/各页的状态$/u);
  }
});

test('Storybook is given all of them, as files that parse', async () => {
  const files = await derivedFiles();
  const wanted = [
    ...sectionFiles().map((file) => storyText('sectionMeta', file)),
    ...layoutFiles().map((file) => storyText('layoutMeta', file)),
    ...pageFiles().map((file) => storyText('pageMeta', file)),
  ];
  expect([...files.values()].toSorted()).toEqual(wanted.toSorted());
  for (const [name, text] of files) expect(parseSync(name, text).errors, name).toEqual([]);
});

test.each([
  ['sections', sectionFiles],
  ['layouts', layoutFiles],
  ['pages', pageFiles],
])('a daily run draws one story of each kind of %s', (_, files) => {
  const kindsOf = (listed: ReturnType<typeof files>) =>
    listed.flatMap(({ stories }) => stories.map(({ kind }) => kind));
  const daily = kindsOf(oneOfEachKind(files()));
  expect(new Set(daily)).toEqual(new Set(kindsOf(files())));
  expect(new Set(daily).size).toBe(daily.length);
  expect(oneOfEachKind(files()).every(({ stories }) => stories.length > 0)).toBe(true);
});

const partsIn = (folder: string) => filesOf([folder]).filter((file) => file.endsWith('.tsx'));

test('every part of the product is shown by a story of its own', () => {
  const imported = new Set(readImports(partsIn('stories')).map(({ to }) => to));
  const parts = [...partsIn('src/ui'), ...partsIn('src/entities')];
  const used = new Set(readImports(parts).map(({ to }) => to));
  const unseen = partsIn('src/ui').filter((file) => !imported.has(file) && !used.has(file));
  expect(unseen).toEqual([]);
});

/** `name: '…'`, or what the file's own maker of stories is given. */
const NAMED = /(?:\bname: |\((?:\s*\w+,)?\s*)'[^']*\p{Script=Han}/u;

/** What stands before the story's play, in which other words are read. */
const headOf = (story: string): string => story.split(/\bplay:/)[0] ?? '';

test('hand-written stories are grouped and named in Chinese', () => {
  const groups = ['首页区块', '布局', '页面', '组件', '令牌', '工作台'];
  const files = filesOf(['stories']).filter((file) => file.endsWith('.stories.tsx'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = readFileSync(path.resolve(file), 'utf8');
    const [, group] = /title: '([^/']+)\//.exec(text) ?? [];
    expect(groups, file).toContain(group);
    const [, ...stories] = text.split(/^export const /m);
    expect(
      stories.filter((story) => !NAMED.test(headOf(story))),
      file,
    ).toEqual([]);
  }
});
