import type { PageRoute } from '../../../src/platform/navigation/page.ts';

/** States that a page of a kind can be in, whatever it shows. */
export const stateNames = {
  usual: '常规',
  loading: '加载中',
  failed: '失败',
  empty: '空',
  long: '长文字',
} as const;

export type PageState = keyof typeof stateNames;

const always = ['usual', 'loading', 'failed'] as const;

const states: Readonly<Record<PageRoute['kind'], readonly PageState[]>> = {
  list: [...always, 'empty', 'long'],
  detail: [...always, 'long'],
  result: [...always, 'long'],
  // a form draws none of its answers
  form: always,
  free: [],
};

export const statesOf = (kind: PageRoute['kind']): readonly PageState[] => states[kind];
