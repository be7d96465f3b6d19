import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeChanges } from '#schemas/publication/describe-changes.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { mergeDocuments } from '#schemas/publication/merge-documents.ts';
import { triesOf } from '../../harness/times.ts';
import { soundDocument as base, edited, someEdits } from '../harness/home-documents.ts';

const runs = { numRuns: triesOf(500), seed: 20261121 };

const withTitle = (document: HomeDocument, name: string, title: string): HomeDocument => ({
  ...document,
  sections: document.sections.map((item) => (item.name === name ? { ...item, title } : item)),
});

const movedTo = (document: HomeDocument, name: string, position: number): HomeDocument => {
  const rest = document.sections.filter((item) => item.name !== name);
  const own = document.sections.filter((item) => item.name === name);
  return { ...document, sections: [...rest.slice(0, position), ...own, ...rest.slice(position)] };
};

const order = (document: HomeDocument) => document.sections.map(({ name }) => name);

describe('what only one operator changed', () => {
  it('is taken as it is, whichever side it is on', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const changed = edited(base, edits);
        const ours = mergeDocuments(base, changed, base);
        const theirs = mergeDocuments(base, base, changed);
        expect(ours.conflicts.concat(theirs.conflicts)).toEqual([]);
        expect(ours.document).toEqual(changed);
        expect(theirs.document).toEqual(changed);
      }),
      runs,
    );
  });

  it('is no conflict where both did the same', () => {
    fc.assert(
      fc.property(someEdits, (edits) => {
        const changed = edited(base, edits);
        const merged = mergeDocuments(base, changed, structuredClone(changed));
        expect(merged).toEqual({ document: changed, conflicts: [] });
      }),
      runs,
    );
  });
});

describe('what both changed', () => {
  it('comes together: every field is one side’s, every item is somebody’s, nothing stands twice', () => {
    fc.assert(
      fc.property(someEdits, someEdits, (own, other) => {
        const [mine, theirs] = [edited(base, own), edited(base, other)];
        const { document, conflicts } = mergeDocuments(base, mine, theirs);
        const names = order(document);
        expect(new Set(names).size).toBe(names.length);
        expect([...names].sort()).toEqual([...order(base)].sort());
        for (const section of document.sections) {
          const sides = [mine, theirs, base].map((side) =>
            side.sections.find(({ name }) => name === section.name),
          );
          const [ownSide, otherSide, before] = sides;
          for (const field of ['open', 'title'] as const) {
            const conflict = conflicts.some(
              (conflict) => conflict.key === section.name && conflict.field === field,
            );
            const changedByMe = ownSide?.[field] !== before?.[field];
            const wanted = changedByMe && !conflict ? ownSide : otherSide;
            expect(section[field]).toBe(wanted?.[field]);
          }
        }
        const keys = document.icons.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      runs,
    );
  });

  it('of different sections needs nobody', () => {
    const mine = withTitle(base, '资讯列表', '今日资讯');
    const theirs = movedTo(withTitle(base, '直播标题', '名医直播'), '资讯列表', 0);
    const { document, conflicts } = mergeDocuments(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(order(document)[0]).toBe('资讯列表');
    expect(describeChanges(base, document).map(({ text }) => text)).toEqual([
      '资讯列表 从第 7 位移到第 1 位，标题由（空）改为「今日资讯」',
      '直播标题 标题由（空）改为「名医直播」',
    ]);
  });

  it('in one field is told, and what was saved first stands', () => {
    const { document, conflicts } = mergeDocuments(
      base,
      withTitle(base, '资讯列表', '我的标题'),
      withTitle(base, '资讯列表', '别人的标题'),
    );
    expect(document.sections.find(({ name }) => name === '资讯列表')?.title).toBe('别人的标题');
    expect(conflicts).toEqual([
      {
        part: '首页区块',
        key: '资讯列表',
        name: '资讯列表',
        field: 'title',
        label: '标题',
        mine: '我的标题',
        theirs: '别人的标题',
      },
    ]);
  });

  it('moves of one section to two places are told', () => {
    const { document, conflicts } = mergeDocuments(
      base,
      movedTo(base, '资讯列表', 0),
      movedTo(base, '资讯列表', 17),
    );
    expect(order(document).at(-1)).toBe('资讯列表');
    expect(conflicts).toMatchObject([{ field: 'place', mine: '第 1 位', theirs: '第 18 位' }]);
  });

  it('an item that one removed and the other changed stays, and is told', () => {
    const without = { ...base, icons: base.icons.filter(({ key }) => key !== 'y') };
    const renamed = {
      ...base,
      icons: base.icons.map((item) => (item.key === 'y' ? { ...item, name: '新名' } : item)),
    };
    for (const [mine, theirs] of [
      [without, renamed],
      [renamed, without],
    ] as const) {
      const { document, conflicts } = mergeDocuments(base, mine, theirs);
      expect(document.icons.map(({ name }) => name)).toContain('新名');
      expect(conflicts).toMatchObject([{ key: 'y', field: 'item' }]);
    }
  });
});
