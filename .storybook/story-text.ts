import type { ListedFile, ListedStory } from '#stories/sections/story-list.ts';

const quoted = (text: string): string => JSON.stringify(text);

const called = (make: string, args: readonly string[]): string =>
  `${make}(${args.map(quoted).join(', ')})`;

const exported = ({ key, name, make, args }: ListedStory): string =>
  `export const ${key} = { ...${called(make, args)}, name: ${quoted(name)} };`;

/** Where the makers of derived stories live, from the folder of the written files. */
const makers: Readonly<Record<string, string>> = {
  audienceStory: '../../stories/sections/audience-story.tsx',
  drawnStory: '../../stories/drawn/drawn-story.tsx',
  emptyStory: '../../stories/sections/misfit-story.tsx',
  layoutMeta: '../../stories/layouts/layout-story.tsx',
  layoutStory: '../../stories/layouts/layout-story.tsx',
  loadingStory: '../../stories/sections/section-story.tsx',
  misfitStory: '../../stories/sections/misfit-story.tsx',
  nodeStory: '../../stories/sections/section-story.tsx',
  pageMeta: '../../stories/pages/derived/page-story.tsx',
  pageStory: '../../stories/pages/derived/page-story.tsx',
  sampleStory: '../../stories/sections/section-story.tsx',
  sectionMeta: '../../stories/sections/section-story.tsx',
  settingStory: '../../stories/sections/section-story.tsx',
  themeStory: '../../stories/sections/section-story.tsx',
};

const imported = (make: string): string => {
  const path = makers[make];
  if (!path) throw new Error(`nobody makes ${make}`);
  return `import { ${make} } from ${quoted(path)};`;
};

/** A file of stories: Storybook reads it without running it, so that everything is spelt out. */
export const storyText = (metaMaker: string, { title, meta, stories }: ListedFile): string =>
  [
    ...[...new Set([metaMaker, ...stories.map(({ make }) => make)])].sort().map(imported),
    '',
    `export default { title: ${quoted(title)}, ...${called(metaMaker, meta)} };`,
    ...stories.map(exported),
    '',
  ].join('\n');

/** Stands in when the stories cannot be derived: other stories run, this one says why. */
export const brokenText = (reason: string): string =>
  [
    `export default { title: '首页区块' };`,
    'const fail = () => {',
    `  throw new Error(${quoted(`the stories cannot be derived: ${reason}`)});`,
    '};',
    `export const Broken = { render: fail, name: '无法生成' };`,
    '',
  ].join('\n');
