import { describe, expect, it } from 'vitest';
import {
  type Holds,
  judgeWhen,
  type MemberFacts,
  settleWhen,
  type WhenFacts,
} from '#schemas/when/judge-when.ts';
import { pointOf, variantOf } from '#schemas/when/share.ts';
import type { When } from '#schemas/when/when.ts';

const DAY = 86_400_000;
/** 2026-11-26 15:02 in China. */
const NOW = Date.UTC(2026, 10, 26, 7, 2);

const member: MemberFacts = {
  id: '88',
  card: false,
  doctor: true,
  registeredAt: NOW - 7 * DAY,
  studies: ['2', '3'],
};
const device = { id: 'd-1', can: ['wechat', 'video'] };
const nothing: MemberFacts = {
  id: undefined,
  card: undefined,
  doctor: undefined,
  registeredAt: undefined,
  studies: undefined,
};

const facts = (more: Partial<WhenFacts> = {}): WhenFacts => ({ now: NOW, member, device, ...more });
const visitor = facts({ member: null });
const stranger = facts({ member: undefined });
const unknown = facts({ member: nothing });
const holds = (when: When, known: WhenFacts): Holds => judgeWhen(when, known).holds;

describe('audience', () => {
  it.each<[When, Holds, Holds, Holds]>([
    [{ audience: 'visitor' }, false, true, false],
    [{ audience: 'member' }, true, false, true],
    [{ audience: 'card-holder' }, false, false, 'open'],
    [{ audience: 'doctor' }, true, false, 'open'],
  ])('%j', (when, forMember, forVisitor, forUnknown) => {
    expect(holds(when, facts())).toBe(forMember);
    expect(holds(when, visitor)).toBe(forVisitor);
    expect(holds(when, unknown)).toBe(forUnknown);
    expect(holds(when, stranger)).toBe('open');
  });

  it('a card holder is who has a valid card', () => {
    expect(holds({ audience: 'card-holder' }, facts({ member: { ...member, card: true } }))).toBe(
      true,
    );
  });
});

describe('newWithin', () => {
  const registered = (ago: number) => facts({ member: { ...member, registeredAt: NOW - ago } });

  it('ends when so many days have passed since the registration', () => {
    expect(holds({ newWithin: 7 }, registered(7 * DAY - 1))).toBe(true);
    expect(holds({ newWithin: 7 }, registered(7 * DAY))).toBe(false);
    expect(holds({ newWithin: 8 }, registered(7 * DAY))).toBe(true);
  });

  it('holds for who registered ahead of this clock', () => {
    expect(holds({ newWithin: 1 }, registered(-DAY))).toBe(true);
  });

  it('holds for no visitor, and is open where the day is not known', () => {
    expect(holds({ newWithin: 7 }, visitor)).toBe(false);
    expect(holds({ newWithin: 7 }, unknown)).toBe('open');
    expect(holds({ newWithin: 7 }, stranger)).toBe('open');
  });
});

describe('studies', () => {
  it('holds for one of the categories', () => {
    expect(holds({ studies: ['1', '3'] }, facts())).toBe(true);
    expect(holds({ studies: ['1', '4'] }, facts())).toBe(false);
  });

  it('holds for no visitor, and is open where it is not known', () => {
    expect(holds({ studies: ['2'] }, visitor)).toBe(false);
    expect(holds({ studies: ['2'] }, unknown)).toBe('open');
    expect(holds({ studies: ['2'] }, stranger)).toBe('open');
  });
});

describe('between', () => {
  const at = (moment: number) => facts({ now: moment });
  const minute = 60_000;

  it('begins with its first minute in China and ends before its last', () => {
    const when: When = { between: ['2026-11-01 00:00', '2026-11-12 00:00'] };
    const from = Date.UTC(2026, 9, 31, 16);
    const until = Date.UTC(2026, 10, 11, 16);
    expect(holds(when, at(from - 1))).toBe(false);
    expect(holds(when, at(from))).toBe(true);
    expect(holds(when, at(until - 1))).toBe(true);
    expect(holds(when, at(until))).toBe(false);
  });

  it('may be open on one side', () => {
    expect(holds({ between: ['2026-11-26 15:02', null] }, at(NOW))).toBe(true);
    expect(holds({ between: ['2026-11-26 15:02', null] }, at(NOW - minute))).toBe(false);
    expect(holds({ between: [null, '2026-11-26 15:02'] }, at(NOW - minute))).toBe(true);
    expect(holds({ between: [null, '2026-11-26 15:02'] }, at(NOW))).toBe(false);
  });
});

describe('can', () => {
  it('asks the device', () => {
    expect(holds({ can: 'video' }, facts())).toBe(true);
    expect(holds({ can: 'ios' }, facts())).toBe(false);
    expect(holds({ can: 'video' }, facts({ device: undefined }))).toBe('open');
  });
});

describe('share', () => {
  const percentAt = (id: string) => pointOf('spring', id);

  it('goes by the id of a member, whatever device they use', () => {
    const when = (percent: number): When => ({ share: { of: 'spring', percent } });
    const point = percentAt('88');
    for (const id of ['d-1', 'd-2', undefined]) {
      const known = facts({ device: { id, can: [] } });
      expect(holds(when(point), known)).toBe(false);
      expect(holds(when(Math.round(point * 10 + 1) / 10), known)).toBe(true);
    }
    expect(holds(when(100), facts({ device: undefined }))).toBe(true);
  });

  it('goes by the device of a visitor', () => {
    const when: When = { share: { of: 'spring', percent: 50 } };
    const ids = Array.from({ length: 50 }, (_, index) => `d-${index}`);
    for (const id of ids)
      expect(holds(when, { now: NOW, member: null, device: { id, can: [] } })).toBe(
        percentAt(id) < 50,
      );
    expect(new Set(ids.map((id) => percentAt(id) < 50)).size).toBe(2);
  });

  it('is open where the id is not known, since another would move people', () => {
    const when: When = { share: { of: 'spring', percent: 100 } };
    expect(holds(when, stranger)).toBe('open');
    expect(holds(when, unknown)).toBe('open');
    expect(holds(when, facts({ member: null, device: undefined }))).toBe('open');
    expect(holds(when, facts({ member: null, device: { id: '', can: [] } }))).toBe('open');
  });

  it('holds for nobody at 0 and for everybody at 100', () => {
    for (let id = 0; id < 2000; id += 1) {
      const known = facts({ member: { ...member, id: String(id) } });
      expect(holds({ share: { of: 'spring', percent: 0 } }, known)).toBe(false);
      expect(holds({ share: { of: 'spring', percent: 100 } }, known)).toBe(true);
    }
  });

  it('moves nobody out when it grows', () => {
    const inside = (percent: number) =>
      Array.from({ length: 5000 }, (_, id) => String(id)).filter((id) =>
        holds({ share: { of: 'spring', percent } }, facts({ member: { ...member, id } })),
      );
    const few = inside(10);
    const many = new Set(inside(30));
    expect(few.length).toBeGreaterThan(300);
    expect(many.size).toBeGreaterThan(few.length);
    expect(few.filter((id) => !many.has(id))).toEqual([]);
  });

  it('of a variant holds for exactly one of the variants', () => {
    const variants = ['a', 'b', 'c'];
    for (let id = 0; id < 300; id += 1) {
      const known = facts({ member: { ...member, id: String(id) } });
      const held = variants.filter((variant) =>
        holds({ share: { of: 'spring', percent: 100, variants, variant } }, known),
      );
      expect(held).toEqual([variantOf({ of: 'spring', percent: 100, variants }, String(id))]);
    }
  });
});

const yes: When = { audience: 'member' };
const no: When = { audience: 'visitor' };
const open: When = { can: 'share' };
const open2: When = { can: 'ios' };
const onServer = facts({ device: undefined });

describe('what stays open', () => {
  it.each<[When, Holds, When?]>([
    [{ all: [yes, yes] }, true],
    [{ all: [yes, no, open] }, false],
    [{ all: [yes, open] }, 'open', open],
    [{ all: [open, yes, open2] }, 'open', { all: [open, open2] }],
    [{ any: [no, no] }, false],
    [{ any: [open, no, yes] }, true],
    [{ any: [no, open] }, 'open', open],
    [{ any: [open, no, open2] }, 'open', { any: [open, open2] }],
    [{ not: yes }, false],
    [{ not: no }, true],
    [{ not: open }, 'open', { not: open }],
    [{ not: { not: open } }, 'open', { not: { not: open } }],
    [{ not: { all: [yes, { not: open }] } }, 'open', { not: { not: open } }],
    [{ any: [{ all: [yes, open] }, { all: [no, open2] }] }, 'open', open],
  ])('of %j is what the facts do not tell', (when, verdict, rest) => {
    const judged = judgeWhen(when, onServer);
    expect(judged.holds).toBe(verdict);
    expect(judged.holds === 'open' ? judged.rest : undefined).toEqual(rest);
  });

  it('does not hold in the end, under not as well', () => {
    expect(settleWhen(open, onServer).holds).toBe(false);
    expect(settleWhen({ not: open }, onServer).holds).toBe(false);
    expect(settleWhen({ any: [open, { not: open }] }, onServer).holds).toBe(false);
    expect(settleWhen({ any: [open, yes] }, onServer).holds).toBe(true);
  });
});

describe('the variant', () => {
  const inSpring: When = { share: { of: 'spring', percent: 100 } };
  const inA: When = { share: { of: 'summer', percent: 100, variants: ['a', 'b'] } };
  const given = variantOf({ of: 'summer', percent: 100, variants: ['a', 'b'] }, '88');
  const notIn: When = { share: { of: 'spring', percent: 0 } };
  const variant = (when: When) => judgeWhen(when, onServer).variant;

  it('names experiment and variant of the share that let it pass', () => {
    expect(variant(inA)).toBe(`summer:${given}`);
    expect(variant(inSpring)).toBe('spring');
    expect(variant({ all: [yes, inA] })).toBe(`summer:${given}`);
    expect(variant({ any: [no, inA] })).toBe(`summer:${given}`);
    expect(settleWhen(inA, onServer).variant).toBe(`summer:${given}`);
  });

  it('is none where the item would stand without the experiment, or does not stand', () => {
    expect(judgeWhen({ any: [yes, inA] }, onServer)).not.toHaveProperty('variant');
    expect(judgeWhen({ not: notIn }, onServer)).not.toHaveProperty('variant');
    expect(judgeWhen({ all: [no, inA] }, onServer)).not.toHaveProperty('variant');
    expect(judgeWhen(notIn, onServer)).not.toHaveProperty('variant');
  });

  it('goes with what stays open, where the item cannot stand without it', () => {
    expect(variant({ all: [inA, open] })).toBe(`summer:${given}`);
    expect(variant({ any: [no, { all: [inA, open] }] })).toBe(`summer:${given}`);
    expect(variant({ any: [open2, { all: [inA, open] }] })).toBeUndefined();
    expect(settleWhen({ all: [inA, open] }, onServer)).not.toHaveProperty('variant');
  });
});

describe('the steps', () => {
  it('ask every question in order, with what decided, those after a no as well', () => {
    const when: When = {
      all: [
        no,
        { not: { newWithin: 30 } },
        { studies: ['1', '3'] },
        { between: ['2026-11-01 00:00', null] },
        open,
        { share: { of: 'spring', percent: 30, variants: ['a', 'b'] } },
      ],
    };
    expect(judgeWhen(when, onServer).steps).toEqual([
      { kind: 'all', result: false, level: 0 },
      { kind: 'audience', target: 'visitor', by: 'member', result: false, level: 1 },
      { kind: 'not', result: false, level: 1 },
      { kind: 'newWithin', target: 30, by: 7, result: true, level: 2 },
      { kind: 'studies', target: ['1', '3'], by: ['3'], result: true, level: 1 },
      {
        kind: 'between',
        target: ['2026-11-01 00:00', null],
        by: '2026-11-26 15:02',
        result: true,
        level: 1,
      },
      { kind: 'can', target: 'share', by: undefined, result: 'open', level: 1 },
      {
        kind: 'share',
        target: { of: 'spring', percent: 30, variants: ['a', 'b'] },
        by: { point: 55.2, variant: 'b' },
        result: false,
        level: 1,
      },
    ]);
  });
});
