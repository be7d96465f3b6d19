import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import { movedItems } from '#schemas/publication/merge-documents.ts';
import { triesOf } from '../../harness/times.ts';
import { soundDocument as base, edited, someEdits } from '../harness/home-documents.ts';

const runs = { numRuns: triesOf(500), seed: 20261121 };
const noticeOf = (after: typeof base) => describeChanges(base, after).map(({ text }) => text);

describe('the difference of two documents', () => {
  it('is empty for the same document and for no other', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const after = edited(base, edits);
        expect(described(after)).toBe(JSON.stringify(after) !== JSON.stringify(base));
      }),
      runs,
    );
  });

  const described = (after: typeof base) => noticeOf(after).length > 0;

  it('names a move by its places and a switch by what it does', () => {
    const sections = base.sections.filter(({ name }) => name !== '资讯列表');
    const moved = base.sections.filter(({ name }) => name === '资讯列表');
    sections.splice(2, 0, ...moved);
    const after = {
      ...base,
      sections: sections.map((item) =>
        item.name === '直播标题' ? { ...item, open: false } : item,
      ),
    };
    expect(noticeOf(after)).toEqual(['资讯列表 从第 7 位移到第 3 位', '直播标题 关闭']);
  });

  it('names no places where all have turned round one', () => {
    const three = base.sections.slice(0, 3);
    const texts = describeChanges(
      { ...base, sections: three },
      { ...base, sections: three.toReversed() },
    ).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => /第 (\d+) 位移到第 \1 位/.test(text))).toEqual([]);
    expect(texts.join()).toContain(`${three[1]?.name} 与前后的换了次序`);
  });

  it('names what is added, removed and renamed', () => {
    const [first, , ...rest] = base.banners;
    if (!first) throw new Error('the sample has banners');
    const after = {
      ...base,
      template: 'variant2' as const,
      banners: [{ ...first, title: '开学季' }, ...rest, { ...first, key: 'new', title: '新图' }],
      tabs: base.tabs.map((tab) => (tab.name === '消息' ? { ...tab, shown: false } : tab)),
    };
    expect(noticeOf(after)).toEqual([
      '轮播图「轮播 b」 被移除',
      '轮播图「轮播 a」 名称由「轮播 a」改为「开学季」',
      '轮播图「新图」 新增在第 3 位',
      '底部标签「消息」 显示改为关',
      '全站 首页样式由「有序首页」改为「样式二」',
    ]);
  });
});

describe('moved items', () => {
  it('are the fewest that explain the new order', () => {
    expect([...movedItems(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])]).toEqual(['d']);
    expect([...movedItems(['a', 'b', 'c'], ['a', 'b', 'c'])]).toEqual([]);
    expect(movedItems(['a', 'b', 'c'], ['c', 'b', 'a']).size).toBe(2);
  });

  it('put back in their places give the old order', () => {
    const keys = [...'abcdefghij'];
    fc.assert(
      fc.property(fc.shuffledSubarray(keys, { minLength: keys.length }), (to) => {
        const moved = movedItems(keys, to);
        expect(to.filter((key) => !moved.has(key))).toEqual(keys.filter((key) => !moved.has(key)));
      }),
      runs,
    );
  });
});
