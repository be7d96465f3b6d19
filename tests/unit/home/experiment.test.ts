// @vitest-environment window
import { describe, expect, it } from 'vitest';
import { settingTable } from '#schemas/layout/section-settings.ts';
import { fitItems } from '#schemas/when/fit-items.ts';
import type { When } from '#schemas/when/when.ts';
import { registry } from '#sections/registry.ts';
import { whenFacts as serverFacts } from '#src/app/first-paint/when-facts.ts';
import { compose } from '#src/engine/compose.ts';
import { whenFacts } from '#src/home/document/when-facts.ts';
import { removeLocal } from '#src/platform/storage/local-store.ts';

const FRESH = 4000;

const shareOf = (of: string, variant: string): When => ({
  share: { of, percent: 50, variants: ['a', 'b'], variant },
});

const items = (of: string) => [
  { name: '资讯列表', id: 'one', when: shareOf(of, 'a') },
  { name: '资讯列表', id: 'two', when: shareOf(of, 'b') },
];

const page = (order: readonly unknown[]) =>
  compose(
    order,
    { registry, settingTable, set: (section) => section, endpoint: '/v1/index/sort' },
    { gated: false },
  );

const context = { registry, member: false, modules: {} };

const shownTo = (own: ReturnType<typeof page>, facts: ReturnType<typeof whenFacts>): string =>
  own
    .resolve(null, { ...context, facts })
    .filter(({ shows }) => shows)
    .map(({ marks }) => marks?.['data-id'])
    .join();

/** As a browser that was never here makes its id up. */
const freshFacts = () => {
  removeLocal('HOME_DEVICE');
  return whenFacts();
};

/** Five standard deviations of a part of `FRESH`: chance leaves it once in two million runs. */
const bound = (part: number): number => 5 * Math.sqrt(FRESH * part * (1 - part));

describe('an experiment with half of all in two groups', () => {
  it.each(['spring', '新封面', 'a', 'ab-1', 'ab-2'])(
    'shows each group of “%s” to a quarter of fresh browsers, and both to none',
    (of) => {
      const own = page(items(of));
      const seen = new Map<string, number>();
      for (let at = 0; at < FRESH; at += 1) {
        const shown = shownTo(own, freshFacts());
        seen.set(shown, (seen.get(shown) ?? 0) + 1);
      }
      expect([...seen.keys()].sort()).toEqual(['', 'one', 'two']);
      for (const group of ['one', 'two'])
        expect(Math.abs((seen.get(group) ?? 0) - FRESH / 4)).toBeLessThan(bound(1 / 4));
      expect(Math.abs((seen.get('') ?? 0) - FRESH / 2)).toBeLessThan(bound(1 / 2));
    },
  );

  it('is drawn by the server for nobody, and left to the phone in what it answers to all', () => {
    expect(shownTo(page(items('spring')), serverFacts())).toBe('');
    const visitor = { now: Date.now(), member: null, device: undefined };
    expect(fitItems(items('spring'), visitor)).toEqual(items('spring'));
  });

  it('shows the same to a browser that comes again', () => {
    const facts = freshFacts();
    const own = page(items('spring'));
    expect(shownTo(own, whenFacts())).toBe(shownTo(own, facts));
  });
});
