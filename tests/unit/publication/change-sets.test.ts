import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedByBoth,
  keepForGood,
  pageOf,
  publishOnto,
  type Standing,
} from '#schemas/publication/change-sets.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import { type ChangeSet, followChanges, layChanges } from '#schemas/publication/merge-documents.ts';
import { anyDocument } from '../../harness/publication/documents.ts';
import { triesOf } from '../../harness/times.ts';
import { soundDocument as base, edited, someEdits } from '../harness/home-documents.ts';

const runs = { numRuns: triesOf(500), seed: 20261126 };

const titled = (title: string, name = '资讯列表', document = base): HomeDocument => ({
  ...document,
  sections: document.sections.map((item) => (item.name === name ? { ...item, title } : item)),
});

const titleIn = ({ sections }: HomeDocument, name = '资讯列表') =>
  sections.find((item) => item.name === name)?.title;

const without = (name: string, document = base): HomeDocument => ({
  ...document,
  sections: document.sections.filter((item) => item.name !== name),
});

const movedTo = (name: string, position: number, document = base): HomeDocument => {
  const rest = document.sections.filter((item) => item.name !== name);
  const own = document.sections.filter((item) => item.name === name);
  return { ...document, sections: [...rest.slice(0, position), ...own, ...rest.slice(position)] };
};

const added = (key: string, document = base): HomeDocument => ({
  ...document,
  banners: [
    { key, slot: 'ordered', title: `活动 ${key}`, thumb: '/media/a.svg', link: '' },
    ...document.banners,
  ],
});

const changes = (document: HomeDocument, from = base): ChangeSet => ({ base: from, document });

/** Schedules that begin one after the other, each made from the page of then. */
const standings: fc.Arbitrary<Standing> = fc.array(someEdits, { maxLength: 4 }).map((all) =>
  all.reduce<Standing>(
    ({ ground, running }, edits) => {
      const page = pageOf({ ground, running });
      return { ground, running: [...running, changes(edited(page, edits), page)] };
    },
    { ground: base, running: [] },
  ),
);

describe('a set of changes', () => {
  it('leaves what it does not change, and wins where it does', () => {
    const page = titled('别处', '优质内容', titled('后来'));
    expect(layChanges(changes(titled('活动')), page)).toEqual(titled('活动', '资讯列表', page));
  });

  it('does not bring back an item that has been removed since', () => {
    expect(layChanges(changes(titled('活动')), without('资讯列表'))).toEqual(without('资讯列表'));
    expect(layChanges(changes(without('资讯列表')), titled('后来'))).toEqual(without('资讯列表'));
  });

  it('is the whole way between any two documents', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (from, to) => {
        const laid = layChanges(changes(to, from), from);
        expect({ ...laid, tabs: [] }).toEqual({ ...to, tabs: [] });
      }),
      runs,
    );
  });

  it('is taken up by a draft but where that was edited differently', () => {
    const schedule = changes(titled('活动', '优质内容', titled('活动')));
    expect(followChanges(schedule, titled('草稿'))).toEqual(
      titled('活动', '优质内容', titled('草稿')),
    );
    expect(titleIn(followChanges(changes(without('资讯列表')), titled('草稿')))).toBe('草稿');
    const notFound = without('资讯列表');
    expect(titleIn(followChanges(schedule, notFound))).toBeUndefined();
  });
});

describe('the page', () => {
  it('is what is published, whatever runs', () => {
    fc.assert(
      fc.property(standings, someEdits, (standing, edits) => {
        const page = edited(pageOf(standing), edits);
        expect(pageOf(publishOnto(standing, page))).toEqual(page);
      }),
      runs,
    );
  });

  it('is what is published where the page has nothing to do with it', () => {
    fc.assert(
      fc.property(standings, anyDocument, (standing, page) => {
        expect(pageOf(publishOnto(standing, page))).toEqual(page);
      }),
      runs,
    );
  });

  it('stays as it is where the changes of one that runs are kept', () => {
    fc.assert(
      fc.property(standings, fc.nat({ max: 3 }), (standing, position) => {
        const saved = keepForGood(standing, position);
        expect(pageOf(saved)).toEqual(pageOf(standing));
        expect(saved.running.length).toBe(
          standing.running.length - (position < standing.running.length ? 1 : 0),
        );
      }),
      runs,
    );
  });

  it('is the ground once all have ended, with what was published meanwhile', () => {
    const running = [changes(titled('活动')), changes(titled('更多', '优质内容'))];
    const live = pageOf({ ground: base, running });
    const published = publishOnto({ ground: base, running }, titled('直播', '直播标题', live));
    expect(pageOf({ ...published, running: [] })).toEqual(titled('直播', '直播标题'));
  });
});

describe('what is published', () => {
  it('takes a field from a schedule that runs, and that alone', () => {
    const running = [changes(titled('更多', '优质内容', titled('活动')))];
    const live = pageOf({ ground: base, running });
    const { ground, running: left } = publishOnto(
      { ground: base, running },
      titled('改正', '资讯列表', live),
    );
    expect(ground).toEqual(titled('改正'));
    expect(left.map(({ document }) => document)).toEqual([titled('更多', '优质内容')]);
  });

  it('of an item that a schedule adds goes with the schedule', () => {
    const running = [changes(added('x'))];
    const live = pageOf({ ground: base, running });
    const renamed = {
      ...live,
      banners: live.banners.map((item) => (item.key === 'x' ? { ...item, title: '改正' } : item)),
    };
    const after = publishOnto({ ground: base, running }, renamed);
    expect(pageOf(after).banners[0]?.title).toBe('改正');
    expect(after.ground).toEqual(base);
  });

  it('removes an item for good that a schedule adds or changes', () => {
    const running = [changes(added('x', titled('活动')))];
    const after = publishOnto({ ground: base, running }, without('资讯列表'));
    expect(after.ground).toEqual(without('资讯列表'));
    expect(pageOf(after)).toEqual(without('资讯列表'));
  });

  it('moves what a schedule has moved', () => {
    const running = [changes(movedTo('资讯列表', 0))];
    const live = pageOf({ ground: base, running });
    const wanted = movedTo('资讯列表', 5, live);
    const after = publishOnto({ ground: base, running }, wanted);
    expect(pageOf({ ...after, running: [] })).toEqual(wanted);
  });
});

describe('what two sets of changes both change', () => {
  it('is told by field, item and place', () => {
    const one = changes(titled('活动', '优质内容', titled('活动')));
    expect(changedByBoth(one, changes(titled('其他')))).toEqual(['资讯列表的标题']);
    expect(changedByBoth(one, changes(without('资讯列表')))).toEqual(['资讯列表的标题']);
    expect(changedByBoth(changes(without('资讯列表')), one)).toEqual(['资讯列表的标题']);
    expect(changedByBoth(one, changes(movedTo('资讯列表', 0)))).toEqual([]);
    const moves = changes(movedTo('资讯列表', 2));
    expect(changedByBoth(changes(movedTo('资讯列表', 0)), moves)).toEqual(['资讯列表的位置']);
  });
});
