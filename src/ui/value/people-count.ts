import { bigCount } from './big-count.ts';

const words = {
  viewers: '人观看',
  bookings: '人预约',
  learners: '人在学',
  buyers: '人购买',
  participants: '人参与',
} as const;

/** '' for nobody. */
export const peopleText = (of: keyof typeof words, count: number): string =>
  count > 0 ? `${bigCount(count)}${words[of]}` : '';
