import { describe, expect, it } from 'vitest';
import { faultsOf, hasContent } from '#schemas/studio/faults.ts';
import { fenOf, typedPrice } from '#src/pages/studio/course/price.ts';
import { daysIn, sumOf, yuanText } from '#src/pages/studio/income/sums.ts';
import { stateWords } from '#src/pages/studio/words.ts';

describe('a price', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['99', 9900],
    ['9.9', 990],
    ['１９.９９', 1999],
    ['99999', 9_999_900],
  ])('%j is %i fen', (typed, fen) => {
    expect(fenOf(typed)).toBe(fen);
  });

  it.each(['-1', '1.999', '100000', '九元', '1e3', 'Infinity'])('%j is none', (typed) => {
    expect(fenOf(typed)).toBeUndefined();
  });

  it('is shown as it was typed', () => {
    expect([0, 990, 9900].map(typedPrice)).toEqual(['', '9.9', '99']);
  });
});

describe('an article', () => {
  it('without words or pictures shows nothing', () => {
    expect(['<p>&nbsp; </p>', '', '<p><br></p>'].map(hasContent)).toEqual([false, false, false]);
    expect(['<p>甲</p>', '<img src="/a.png">'].map(hasContent)).toEqual([true, true]);
  });
});

describe('what a course lacks', () => {
  const lesson = { title: '甲', kind: 'video', ready: true } as const;
  const whole = {
    ...{ title: '课', thumb: '/a.svg', category: '1', intro: '<p>介绍</p>' },
    chapters: [{ title: '', lessons: [lesson] }],
  };

  it('is nothing where it is whole', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  it('is told part by part', () => {
    const bare = { title: '', thumb: '', category: '', intro: '', chapters: [] };
    expect(faultsOf(bare).map(({ name }) => name)).toEqual([
      ...['title', 'thumb', 'category', 'intro', 'outline'],
    ]);
  });

  it('names three lessons without content, and how many there are', () => {
    const lessons = Array.from({ length: 5 }, (_, n) => ({
      ...lesson,
      title: `课${n}`,
      ready: false,
    }));
    const [fault] = faultsOf({ ...whole, chapters: [{ title: '', lessons }] });
    expect(fault?.text).toBe('“课0”、“课1”、“课2”等 5 节还没有内容');
  });
});

it('a state says what is sold and what is worked on', () => {
  expect(stateWords({ state: 'draft', sale: 'none' })).toBe('草稿');
  expect(stateWords({ state: 'waiting', sale: 'on' })).toBe('已上架 · 修改审核中');
  expect(stateWords({ state: 'published', sale: 'off' })).toBe('已下架');
});

it('a span is the last days, refunds subtracted', () => {
  const days = Array.from({ length: 30 }, (_, n) => ({ day: `d${n}`, fen: n === 28 ? -150 : n }));
  const sums = (['today', 'yesterday', 'week', 'month'] as const).map((span) =>
    yuanText(sumOf(daysIn(days, span))),
  );
  expect(sums).toEqual(['0.29', '-1.50', '0.04', '2.57']);
});
