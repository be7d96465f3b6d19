import type { PageRoute } from '#src/platform/navigation/page.ts';

/** States of a page, by its kind. */
export const stateNames = {
  usual: '常规',
  loading: '加载中',
  slow: '慢网络',
  failed: '失败',
  empty: '空',
  long: '长文字',
} as const;

export type PageState = keyof typeof stateNames;

const always = ['usual', 'loading', 'slow', 'failed'] as const;

const states: Readonly<Record<PageRoute['kind'], readonly PageState[]>> = {
  list: [...always, 'empty', 'long'],
  detail: [...always, 'empty', 'long'],
  result: [...always, 'empty', 'long'],
  form: [...always, 'long'],
  // nothing is known about its calls
  free: always,
};

export const statesOf = (kind: PageRoute['kind']): readonly PageState[] => states[kind];
