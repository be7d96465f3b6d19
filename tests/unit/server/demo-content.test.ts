import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/project.mjs';
import { demoChapters } from '#server/db/demo/course/lessons.ts';
import { demoListing, demoProducts } from '#server/db/demo/course/products.ts';
import { slugOfCover } from '#server/db/demo/course/topics.ts';
import { demoBanners } from '#server/db/demo/home/home.ts';

const MINUTE = 60_000;
/** More than a section of a home shows at first. */
const SHOWN = 10;

const products = demoProducts(Date.UTC(2026, 10, 25), [1]);
const types = [0, 1, 2, 3, 4, 5];
const ofType = (type: number) => products.filter(({ row }) => row.type === type);
const isMedical = ({ topic }: (typeof products)[number]) => topic.kind === 'medical';

describe('the demo of a school of medicine', () => {
  it.each(types)('has medicine first among the newest and the most studied of type %i', (type) => {
    const newest = ofType(type).toSorted(
      (a, b) => Number(b.row.createdAt) - Number(a.row.createdAt),
    );
    const hot = ofType(type).toSorted((a, b) => (b.row.learners ?? 0) - (a.row.learners ?? 0));
    expect([newest, hot].map((list) => list.slice(0, SHOWN).every(isMedical))).toEqual([
      true,
      true,
    ]);
    expect(ofType(type).every(isMedical)).toBe(false);
  });

  it('begins its carousels with medicine', () => {
    const titles = demoBanners.map(({ title }) => title);
    expect([titles.indexOf('通识好课免费听'), titles.lastIndexOf('通识好课免费听')]).toEqual([
      5, 11,
    ]);
  });

  it('draws several covers for a topic, all of which exist', () => {
    const covers = new Map<string, Set<string>>();
    for (const { row, topic } of products) {
      const cover = row.thumb ?? '';
      expect(slugOfCover(cover)).toBe(topic.slug);
      expect(existsSync(path.join(root, 'server/db/demo', cover))).toBe(true);
      covers.set(topic.slug, (covers.get(topic.slug) ?? new Set()).add(cover));
    }
    expect([...covers.values()].every(({ size }) => size >= 2)).toBe(true);
  });

  it('lists what it is given in an order of its own, each once', () => {
    const ids = Array.from({ length: 120 }, (_, index) => index + 1);
    const listed = demoListing('featured', ids, 1, 4);
    expect(listed).not.toEqual([]);
    expect(new Set(listed.map(({ position }) => position)).size).toBe(listed.length);
  });
});

describe('a demo lesson', () => {
  const lessonsOf = (type: number) =>
    ofType(type).flatMap(({ row, topic }, position) =>
      demoChapters({ type, position, title: row.title, paid: row.priceFen > 0, topic }).flatMap(
        ({ lessons }) => lessons,
      ),
    );

  it.each(types)('of type %i lasts 10 to 45 minutes, but for a few single ones', (type) => {
    const played = lessonsOf(type).filter(({ kind }) => kind !== 'text');
    const long = played.filter(({ kind, durationMs = 0, mediaKey = '' }) => {
      const stream = kind === 'video' ? MINUTE : 1.5 * MINUTE;
      const times = Number(/--x(\d+)$/.exec(mediaKey)?.[1] ?? 1);
      expect(durationMs).toBe(stream * times);
      if (times > 1) expect(durationMs >= 10 * MINUTE && durationMs <= 45 * MINUTE).toBe(true);
      return times > 1;
    });
    expect(played.length - long.length).toBeLessThanOrEqual(type < 2 ? 8 : 0);
  });
});
