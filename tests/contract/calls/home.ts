import type { CallRow } from './call-row.ts';

const nodes = [{ name: '轮播图', id: 'top', theme: 'red' }, { name: '搜索框' }];

export const homeCalls: Record<string, CallRow> = {
  '/v1/index/layout': [
    { variant: 'variant2' },
    { theme: 'red', coupon: null, nodes },
    { theme: 'red', coupon: '', nodes },
  ],
};
