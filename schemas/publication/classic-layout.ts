import * as z from 'zod/mini';
import { classicSections } from '../layout/classic-sections.ts';
import { containerNames } from '../layout/containers.ts';
import { homeSections, type SectionRow, sectionNames } from '../layout/home-sections.ts';
import {
  type TabBreach,
  tabBreaches,
  tabSections,
  ungatedSections,
} from '../layout/layout-tabs.ts';
import { themes } from '../layout/themes.ts';
import { plain, yes } from './document-fields.ts';
import { oneOf } from './fault-words.ts';
import {
  classicRules,
  colourIssues,
  holdsSections,
  itemIssues,
  itemShape,
  sectionNamed,
} from './section-item.ts';

export const classicVariants = ['variant1', 'variant2', 'variant3', 'variant4'] as const;

export type ClassicVariantName = (typeof classicVariants)[number];

// `Object.keys` widens the keys of the literal to string
const classicNames = Object.keys(classicSections) as (keyof typeof classicSections)[];

const names = [...sectionNames, ...classicNames, ...containerNames] as const;
const choice = oneOf(['category', 'subCategory'], '只能填入选中的分类或子分类');

export const classicHeld = z.strictObject({
  ...itemShape,
  name: sectionNamed([...sectionNames, ...classicNames]),
  title: z.optional(plain('区块标题', 20)),
});

export const classicNode = z
  .strictObject({
    ...itemShape,
    name: sectionNamed(names),
    title: z.optional(plain('区块标题', 20)),
    source: z.optional(
      z.strictObject({
        path: z.string(),
        payload: z.optional(z.record(z.string(), z.unknown())),
        /** Payload fields that the page fills with the visitor's choice. */
        fill: z.optional(z.record(z.string(), choice)),
      }),
    ),
    sections: z.optional(z.array(classicHeld, '组里应为区块的列表')),
    tab: z.optional(oneOf(['home', 'category'], '标签应为 home 或 category')),
    subTab: z.optional(plain('子标签', 20, 1)),
    stands: z.optional(yes('没有内容时的提示')),
  })
  .check(holdsSections, (context) => {
    context.issues.push(...itemIssues(context.value, classicRules));
  });

const words: Readonly<Record<TabBreach, string>> = {
  'tab-without-chooser': `放在标签里，但页面上没有“${tabSections.tab}”`,
  'sub-tab-without-chooser': `放在子标签里，但页面上没有“${tabSections.subTab}”`,
  'chooser-on-tab': `“${tabSections.tab}”不能放在标签里`,
  'tab-empty': `“${tabSections.tab}”的分类标签里没有区块`,
  'sub-tab-empty': `“${tabSections.subTab}”没有子标签`,
};

/** Whether only the order's switches open a section; no classic page may have such a one. */
export const isGated = (name: string): boolean => {
  const rows: Readonly<Record<string, SectionRow>> = homeSections;
  return Boolean(rows[name]?.flag) && !ungatedSections.some((each) => each === name);
};

export const classicLayout = z
  .strictObject({
    theme: oneOf(themes, '没有这个主题'),
    /** The floating coupon icon; `phone-bound` first requires a bound phone. */
    coupon: z.optional(oneOf(['plain', 'phone-bound'], '优惠券图标应为 plain 或 phone-bound')),
    nodes: z
      .array(classicNode, '区块应为列表')
      .check(z.minLength(1, '至少要有一个区块'), z.maxLength(80, '区块最多 80 个')),
  })
  .check((context) => {
    const { nodes, theme } = context.value;
    context.issues.push(...colourIssues(nodes, theme, ['nodes']));
    const breach = (path: (string | number)[], message: string) =>
      context.issues.push({ code: 'custom', path: ['nodes', ...path], message, input: nodes });
    for (const { index, field, breach: why } of tabBreaches(nodes))
      breach([index, field], words[why]);
    for (const [index, { name }] of nodes.entries())
      if (isGated(name)) breach([index, 'name'], '这个区块只在有序首页按开关显示，经典首页不能放');
  });

export type ClassicLayout = z.output<typeof classicLayout>;
