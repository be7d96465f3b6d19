import { describe, expect, it } from 'vitest';
import { rowsOf } from '#src/app/page-rows.ts';
import type { PageRoute } from '#src/platform/navigation/page.ts';

const file = '/src/pages/news/pages.ts';
const text = "view: () => import('./issue/view.tsx'),";
const view = async () => ({ default: () => null });
const whole: PageRoute = {
  pattern: '/zazhi',
  kind: 'detail',
  title: '期刊',
  access: 'member',
  reads: [],
  view,
};

const rowWithout = (field: keyof PageRoute) => {
  const { [field]: _left, ...row } = whole;
  // what no check of types has seen
  return row as PageRoute;
};

describe('the rows of a noun', () => {
  it('come with their views', () => {
    expect(rowsOf(file, [whole], text)).toEqual([
      { page: whole, noun: 'news', view: 'src/pages/news/issue/view.tsx' },
    ]);
  });

  it.each(['title', 'access', 'view', 'reads'] as const)(
    'without what its kind needs are refused by file and field: %s',
    (field) => {
      expect(() => rowsOf(file, [rowWithout(field)], text)).toThrow(
        `${file}: /zazhi has no ${field}`,
      );
    },
  );

  it('of forms need no call to read', () => {
    const form: PageRoute = { ...rowWithout('reads'), kind: 'form' };
    expect(rowsOf(file, [form], text)).toHaveLength(1);
  });

  it('and their views are as many', () => {
    expect(() => rowsOf(file, [whole, whole], text)).toThrow('2 pages and 1 views');
  });
});
