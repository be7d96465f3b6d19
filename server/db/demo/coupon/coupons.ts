import { CHINA_OFFSET } from '#schemas/china-time.ts';
import { DAY } from '../../../platform/time/durations.ts';

const couponRows = [
  ['新人立减券', 1000, 0],
  ['全场满减券', 2000, 9900],
  ['专栏专享券', 3000, 12800],
  ['直播课抵扣券', 500, 1900],
  ['继续教育补贴券', 5000, 19900],
  ['音频课体验券', 990, 990],
  ['会员加赠券', 8000, 29900],
  ['周年特惠券', 1500, 4900],
  ['新课尝鲜券', 2500, 4900],
] as const;

export const midnightAfter = (moment: number): number =>
  Math.ceil((moment + CHINA_OFFSET) / DAY) * DAY - CHINA_OFFSET;

export const demoCoupons = (now: number) =>
  couponRows.map(([title, amountFen, thresholdFen], index) => ({
    title,
    amountFen,
    thresholdFen,
    endAt: new Date(midnightAfter(now + (index + 1) * 20 * DAY)),
  }));
