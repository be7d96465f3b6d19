import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeWhen, type WhenFacts } from '#schemas/when/judge-when.ts';
import { readWhen } from '#schemas/when/read-when.ts';
import type { When } from '#schemas/when/when.ts';
import {
  freshPart,
  howWords,
  leafNames,
  type Part,
  whenOf,
  whenParts,
  whenWords,
} from '#src/operator/publication/editor/drawer/when/when-parts.ts';
import { whens } from '../../../harness/when/whens.ts';

const people: WhenFacts[] = [
  { now: Date.UTC(2026, 10, 26), member: null, device: { id: 'd', can: ['wechat'] } },
  {
    now: Date.UTC(2026, 10, 26),
    member: { id: '7', card: true, doctor: false, registeredAt: 0, studies: ['3'] },
    device: { id: 'd', can: ['ios'] },
  },
  { now: Date.UTC(2027, 1, 1), member: undefined, device: undefined },
];

const written = (raw: unknown): When => {
  const read = readWhen(whenOf(whenParts(raw)));
  if ('fault' in read) throw new Error(JSON.stringify(read.fault));
  return read.when;
};

/** What stands at a path of a condition. */
const at = (raw: unknown, path: string): unknown =>
  path === '' ? raw : path.split('.').reduce<unknown>((value, step) => Object(value)[step], raw);

const leaf = { audience: 'member' } as const;
const two = [leaf, { can: 'ios' }] as const;

describe('a condition as the form shows it', () => {
  it('says the same once it is written again, for whoever asks', () => {
    fc.assert(
      fc.property(whens, (when) => {
        const again = written(when);
        for (const facts of people)
          expect(judgeWhen(again, facts).holds).toBe(judgeWhen(when, facts).holds);
        // and what was written is shown as it was
        expect(whenOf(whenParts(again))).toEqual(again);
      }),
    );
  });

  it('knows the place of every part, by which faults find it', () => {
    const kinds = new Set<Part['is']>();
    fc.assert(
      fc.property(whens, (when) => {
        for (const part of whenParts(when).parts) {
          kinds.add(part.is);
          if (part.is === 'leaf') expect(at(when, part.path)).toEqual({ [part.kind]: part.value });
          if (part.is === 'other') expect(at(when, part.path)).toEqual(part.raw);
          if (part.is !== 'group') continue;
          for (const one of part.parts)
            expect(at(when, one.path)).toEqual({ [one.kind]: one.value });
        }
      }),
    );
    expect([...kinds].toSorted()).toEqual(['group', 'leaf', 'other']);
  });

  it.each<[unknown, string, string[]]>([
    [undefined, 'all', []],
    [leaf, 'all', ['leaf']],
    [{ all: two }, 'all', ['leaf', 'leaf']],
    [{ any: [leaf] }, 'any', ['leaf']],
    [{ not: leaf }, 'none', ['leaf']],
    [{ not: { any: two } }, 'none', ['leaf', 'leaf']],
    [{ not: { all: two } }, 'all', ['other']],
    [{ all: [leaf, { any: two }, { not: leaf }] }, 'all', ['leaf', 'group', 'group']],
    [{ any: [{ all: [{ not: leaf }, leaf] }] }, 'any', ['other']],
    [{ newWithin: 'soon' }, 'all', ['leaf']],
    [{ nothing: 1 }, 'all', ['other']],
    ['anything', 'all', ['other']],
    [{ all: 'anything' }, 'all', ['other']],
  ])('%j comes together as %s of %j', (raw, how, parts) => {
    const shown = whenParts(raw);
    expect([shown.how, shown.parts.map(({ is }) => is)]).toEqual([how, parts]);
    // what is wrong stays as it was until it is put right
    expect(whenParts(whenOf(shown))).toEqual(shown);
  });

  it('is another one with another way to come together', () => {
    const { parts } = whenParts({ all: two });
    expect(whenOf({ how: 'any', parts })).toEqual({ any: two });
    expect(whenOf({ how: 'none', parts })).toEqual({ not: { any: two } });
    expect(whenOf({ how: 'any', parts: parts.slice(0, 1) })).toEqual({ any: [leaf] });
    expect(whenOf({ how: 'none', parts: parts.slice(0, 1) })).toEqual({ not: leaf });
    expect(whenOf({ how: 'none', parts: [] })).toBeUndefined();
  });

  it('takes parts that are added, each of which is shown as what it is', () => {
    for (const kind of [...leafNames, ...(Object.keys(howWords) as (keyof typeof howWords)[])]) {
      const fresh = freshPart(kind);
      const [shown] = whenParts(whenOf({ how: 'any', parts: [fresh] })).parts;
      expect(shown?.is).toBe(fresh.is);
    }
  });

  it('is told in words, and not where it cannot be read', () => {
    expect(whenWords({ all: [leaf, { not: { can: 'ios' } }] })).toEqual([
      '以下各条都满足才成立',
      '· 要求会员',
      '· 以下不满足才成立',
      '· · 要求苹果设备',
    ]);
    expect(whenWords({ nothing: 1 })).toBeUndefined();
  });
});
