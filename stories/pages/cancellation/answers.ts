import { cancellation } from '#schemas/cancellation/endpoints.ts';

/** Answers for the page that ends an account, in the wire's form. */
export const answers = {
  [cancellation.path]: {
    ...{ state: 'none', due_time: null, blocks: [], courses: 6 },
    ...{ vip_time: 1_795_161_600, coupons: 3, points: 260, balance: '18.50' },
  },
};
