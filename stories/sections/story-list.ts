import type { LayoutNode } from '#schemas/layout/layout.ts';
import { formOf } from '#schemas/layout/section-settings.ts';
import { layoutTitle, loadLayouts } from '../layouts/layout-files.ts';
import { everyTheme, themeNames } from '../stage/theme-names.ts';
import { definitionOf, everySection } from './section-case.ts';
import { samples } from './section-samples.ts';

/** A generated story: its export, its name, and the function and arguments that make it. */
export type ListedStory = {
  key: string;
  name: string;
  make: string;
  args: readonly string[];
  /** Stories of one kind differ only in content. */
  kind: string;
};
export type ListedFile = { title: string; meta: ListedStory['args']; stories: ListedStory[] };

const sampleStories = (section: string): ListedStory[] =>
  // every name of the registry has samples, or the registry would not compile
  Object.keys(samples[section as keyof typeof samples]).map((label, index) => ({
    key: `Sample${index + 1}`,
    name: label,
    make: 'sampleStory',
    args: [section, label],
    kind: `sample ${label}`,
  }));

const one = (key: string, name: string, make: string, ...args: string[]): ListedStory => ({
  key,
  name,
  make,
  args,
  kind: [make, ...args.slice(1)].join(' '),
});

const faultStories = (section: string): ListedStory[] =>
  definitionOf(section).sources.length === 0
    ? []
    : [
        one('Empty', '空', 'emptyStory', section),
        one('Misfit', '无效数据', 'misfitStory', section),
      ];

/** What a node changes about its section; its position does not matter. */
const marksOf = ({ title, settings, source }: LayoutNode): string =>
  JSON.stringify([title, settings, source]);

/** Every use of a section in a layout that looks new: not the section alone, nor an earlier use. */
const layoutStories = (section: string): ListedStory[] => {
  const seen = new Set([marksOf({ name: section })]);
  return loadLayouts().flatMap(({ variant, layout }, number) =>
    layout.nodes.flatMap((node, index) => {
      const marks = marksOf(node);
      if (node.name !== section || seen.has(marks)) return [];
      seen.add(marks);
      const key = `InLayout${number + 1}_${index + 1}`;
      const name = `在${layoutTitle(variant)}${node.title ? `：${node.title}` : ''}`;
      const story = one(key, name, 'nodeStory', section, variant, String(index));
      return { ...story, kind: 'node' };
    }),
  );
};

const themeStories = (section: string): ListedStory[] =>
  // all other stories use the default theme
  everyTheme
    .filter((theme) => theme !== 'default')
    .map((theme) =>
      one(`Theme_${theme}`, `主题 ${themeNames[theme]}`, 'themeStory', section, theme),
    );

/** Every non-default value of a section's shape, card and pictures. */
const settingStories = (section: string): ListedStory[] =>
  formOf(section).fields.flatMap(({ name, field }) =>
    field.kind === 'choice'
      ? Object.entries(field.options)
          .slice(1)
          .map(([value, word]) =>
            one(
              `Set_${name}_${value}`,
              `${field.label}：${word}`,
              'settingStory',
              ...[section, name, value],
            ),
          )
      : [],
  );

export const storiesOf = (section: string): ListedStory[] => [
  ...sampleStories(section),
  one('Loading', '加载中', 'loadingStory', section),
  ...faultStories(section),
  one('Visitor', '访客', 'audienceStory', section, 'visitor'),
  one('Member', '会员', 'audienceStory', section, 'member'),
  ...settingStories(section),
  ...themeStories(section),
  ...layoutStories(section),
];

export const sectionTitle = (section: string): string => `首页区块/${section}`;

export const sectionFiles = (): ListedFile[] =>
  everySection.map((section) => ({
    title: sectionTitle(section),
    meta: [section],
    stories: storiesOf(section),
  }));
