import { describe, expect, it } from 'vitest';
import { isWorthReturning, positionIn } from '#src/pages/course/lesson/text/reading-position.ts';
import { isOpen, lessonsIn } from '#src/pages/course/lessons-of.ts';
import { dayName } from '#src/pages/course/own/day-name.ts';
import { mainAction } from '#src/pages/course/product/main-action.ts';
import { mistakesIn } from '#src/pages/course/review/mistakes.ts';
import { lesson, product } from '../../harness/pages/course-samples.ts';

describe('the main action of a product', () => {
  const of = (mine: object, rest: object = {}) =>
    mainAction({ ...product, ...rest, mine: { ...product.mine, ...mine } });

  it.each([
    ['free and new', { access: 'free' }, '免费学习'],
    ['bought and new', { access: 'granted' }, '开始学习'],
    ['begun', { access: 'granted', started: true }, '继续学习'],
    ['finished', { access: 'card', started: true, percent: 100 }, '再次学习'],
  ])('%s', (_, mine, label) => expect(of(mine)).toMatchObject({ kind: 'study', label }));

  it('says where the lesson to go on with was left', () => {
    const chapters = [
      { id: '1', title: '', lessons: [{ ...lesson, duration: 900_000, position: 723_000 }] },
    ];
    const mine = { access: 'granted', started: true };
    expect(of(mine, { chapters }).label).toBe('继续学习 12:03');
    const text = [
      { id: '1', title: '', lessons: [{ ...lesson, kind: 'text', position: 500_000 }] },
    ];
    expect(of(mine, { chapters: text }).label).toBe('继续学习');
  });

  it('is to read what is a text', () => {
    expect(of({ access: 'free' }, { type: 2 }).label).toBe('免费阅读');
  });

  it('is to buy, beside what can be tried', () => {
    const chapters = [{ id: '1', title: '', lessons: [{ ...lesson, lock: 'buy', trial: 20_000 }] }];
    expect(of({ access: 'none' }, { chapters })).toEqual({
      kind: 'buy',
      label: '立即购买',
      href: '',
      trial: '/coursedet/9?lesson=5',
    });
    const closed = [{ id: '1', title: '', lessons: [{ ...lesson, lock: 'buy', trial: 0 }] }];
    expect(of({ access: 'none' }, { chapters: closed }).trial).toBe('');
  });

  it('leads nowhere while there is no lesson', () => {
    expect(of({ access: 'free', nextLesson: '' }, { chapters: [] }).href).toBe('');
  });
});

describe('a lesson', () => {
  it('keeps its chapter', () => {
    expect(lessonsIn(product.chapters)[0]?.chapterId).toBe('1');
  });

  it('is open where nothing locks it, or by its trial; not before the one before it', () => {
    expect(isOpen({ lock: 'none', trial: 0 })).toBe(true);
    expect(isOpen({ lock: 'buy', trial: 5 })).toBe(true);
    expect(isOpen({ lock: 'buy', trial: 0 })).toBe(false);
    expect(isOpen({ lock: 'previous', trial: 5 })).toBe(false);
  });
});

describe('a place in a text', () => {
  it('is what stands at the upper edge, in thousandths', () => {
    expect(positionIn({ top: 40, height: 1000 })).toBe(0);
    expect(positionIn({ top: -400, height: 1000 })).toBe(400);
    expect(positionIn({ top: -4000, height: 1000 })).toBe(1000);
    expect(positionIn({ top: -10, height: 0 })).toBe(0);
  });

  it('is returned to where it is neither the beginning nor the end', () => {
    expect([10, 300, 1000].map(isWorthReturning)).toEqual([false, true, false]);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-21', '今天'],
    ['2026-11-20', '昨天'],
    ['2026-03-05', '3月5日'],
    ['2025-12-31', '2025-12-31'],
  ])('%s is %s', (day, name) => expect(dayName(day, '2026-11-21')).toBe(name));

  it('before the first of a month is the last of the one before', () => {
    expect(dayName('2026-02-28', '2026-03-01')).toBe('昨天');
  });
});

describe('a review', () => {
  it('needs stars and not too many words', () => {
    expect(mistakesIn({ score: 0, text: '' }).score).not.toBe('');
    expect(mistakesIn({ score: 3, text: 'a'.repeat(501) }).text).not.toBe('');
    expect(mistakesIn({ score: 3, text: ` ${'a'.repeat(500)} ` })).toEqual({ score: '', text: '' });
  });
});
