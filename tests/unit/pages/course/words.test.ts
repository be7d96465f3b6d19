import { describe, expect, it } from 'vitest';
import { isWorthReturning, positionIn } from '#src/pages/course/lesson/text/reading-position.ts';
import {
  extentOf,
  isOpen,
  lessonLength,
  lessonsIn,
  trialsIn,
} from '#src/pages/course/lessons-of.ts';
import { dayName } from '#src/pages/course/own/day-name.ts';
import { mainAction } from '#src/pages/course/product/main-action.ts';
import { mistakesIn } from '#src/pages/course/review/mistakes.ts';
import { lesson, product } from '../../harness/pages/course-samples.ts';

describe('the main action of a product', () => {
  const of = (mine: object, rest: object = {}, pays: string | null = product.price) =>
    mainAction({ ...product, ...rest, mine: { ...product.mine, ...mine } }, pays);

  it.each([
    ['free and new', { access: 'free' }, '免费学习'],
    ['of a card and new', { access: 'card' }, '会员免费学'],
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
      label: '立即购买 ¥99.00',
      href: '',
      trial: '/coursedet/9?lesson=5',
    });
    const closed = [{ id: '1', title: '', lessons: [{ ...lesson, lock: 'buy', trial: 0 }] }];
    expect(of({ access: 'none' }, { chapters: closed }).trial).toBe('');
  });

  it.each([
    ['199.00', '立即购买 ¥199.00'],
    ['9.90', '券后 ¥9.90 购买'],
    ['0.01', '券后 ¥0.01 购买'],
    ['0.00', '用券免费学'],
    [null, '立即购买'],
  ])('is to buy for %s: %s', (pays, label) => {
    expect(of({ access: 'none' }, { price: '199.00' }, pays).label).toBe(label);
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

describe('how much there is', () => {
  const text = { ...lesson, kind: 'text' as const, duration: 10_000 };
  const video = { ...lesson, kind: 'video' as const, duration: 754_000 };

  it('is said of a text in whole minutes, since nobody reads for ten seconds', () => {
    expect(lessonLength(text)).toBe('约 1 分钟');
    expect(lessonLength({ ...text, duration: 170_000 })).toBe('约 3 分钟');
    expect(lessonLength({ ...text, duration: 0 })).toBe('');
    expect(lessonLength(video)).toBe('13分钟');
  });

  it('is said of a chapter by lessons and length', () => {
    expect(extentOf([text, video])).toBe('2 节 · 13分钟');
    expect(extentOf([{ ...video, duration: 0 }])).toBe('1 节');
  });

  it('says what opens before it is bought', () => {
    const sold = { ...video, lock: 'buy' as const, trial: 0 };
    expect(trialsIn([{ ...sold, trial: 20_000 }, sold])).toBe('1 节可试学');
    expect(trialsIn([sold, sold])).toBe('');
    expect(trialsIn([video, text])).toBe('');
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
