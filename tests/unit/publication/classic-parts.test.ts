import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClassicLayout } from '#schemas/publication/classic-layout.ts';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { documentParts } from '#schemas/publication/document-parts.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { mergeDocuments } from '#schemas/publication/merge-documents.ts';
import { shippedLayouts } from '#src/layouts/shipped.ts';
import { moveItem, removeItem } from '#src/operator/draft-editor/edits.ts';
import { noHistory, noteChange, undo } from '#src/operator/draft-editor/history.ts';
import { sayOf, setSetting } from '#src/operator/publication/editor/drawer/say-of-item.ts';
import { pagePart } from '#src/operator/publication/editor/pages/page-items.ts';
import { soundDocument } from '../harness/home-documents.ts';

const base: HomeDocument = { ...soundDocument, layouts: shippedLayouts };
const positionOf = (key: string) => ({ page: 'variant1' as const, key, held: null });
const part = pagePart('variant1');
const textsOf = (before: HomeDocument, after: HomeDocument) =>
  describeChanges(before, after).map(({ text }) => text);

describe('two operators on one classic page', () => {
  it('keep what both have changed, section by section', () => {
    const mine = sayOf(positionOf('课程模块#no2'), 'title', '大家在看')(base);
    const theirs = moveItem(
      part,
      '课程模块#no3',
      0,
    )(setSetting(positionOf('资讯列表'), 'count', 2)(base));
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(textsOf(theirs, document)).toEqual([
      '样式一 课程模块（no2） 标题由「热门」改为「大家在看」',
    ]);
    expect(textsOf(mine, document)).toEqual([
      '样式一 课程模块（no3） 从第 9 位移到第 1 位',
      '样式一 资讯列表 设置有改动',
    ]);
  });

  it('choose where both have changed the same field', () => {
    const mine = sayOf(positionOf('资讯列表'), 'title', '甲')(base);
    const theirs = sayOf(positionOf('资讯列表'), 'title', '乙')(base);
    expect(mergeDocuments(base, mine, theirs).conflicts).toMatchObject([
      { part: '样式一区块', key: '资讯列表', field: 'title', mine: '甲', theirs: '乙' },
    ]);
  });

  it('take back their own change, and leave that of the other', () => {
    const mine = sayOf(positionOf('资讯列表'), 'title', '甲')(base);
    const noted = noteChange({ document: base, history: noHistory }, mine);
    const theirs = removeItem(part, '课程模块')(mine);
    const { document } = undo({ ...noted, document: theirs });
    expect(textsOf(base, document)).toEqual(['样式一 课程模块 被移除']);
  });
});

it('a section keeps its key where one before it goes', () => {
  const left = removeItem(part, '课程模块')(base);
  expect([...part.read(left).keys()].filter((key) => key.startsWith('课程模块'))).toEqual([
    ...['课程模块#no2', '课程模块#no3', '课程模块#no4'],
  ]);
  expect(left.layouts.variant1?.nodes.find(({ id }) => id === 'no3')?.title).toBe('最新');
});

const anyNode = fc.record(
  {
    name: fc.constantFrom('资讯列表' as const, '课程模块' as const, '分类标签' as const),
    id: fc.constantFrom('no2', 'no3', 'own'),
    title: fc.constantFrom('一', '二', ''),
    tab: fc.constantFrom('home' as const, 'category' as const),
    stands: fc.boolean(),
    settings: fc.constantFrom({ count: 2, as: 'rows' }, {}),
  },
  { requiredKeys: ['name'] },
);
const anyLayout: fc.Arbitrary<ClassicLayout> = fc.record(
  {
    theme: fc.constantFrom('default' as const, 'red' as const),
    coupon: fc.constantFrom('plain' as const, 'phone-bound' as const),
    nodes: fc.array(anyNode, { maxLength: 6 }),
  },
  { requiredKeys: ['theme', 'nodes'] },
);

it('every classic page reads as parts, and is written back as it was', () => {
  fc.assert(
    fc.property(anyLayout, (variant3) => {
      const document: HomeDocument = { ...base, layouts: { variant3 } };
      const again = documentParts.reduce(
        (all, each) => each.write(all, each.read(document)),
        document,
      );
      expect(JSON.stringify(again)).toBe(JSON.stringify(document));
      const bare = { ...document, layouts: {} };
      const { document: merged } = mergeDocuments(bare, document, bare);
      expect(textsOf(document, merged)).toEqual([]);
      expect(textsOf(merged, document)).toEqual([]);
    }),
  );
});
