import type * as z from 'zod/mini';
import type { homeNumbers } from '#schemas/measure/desk-endpoints.ts';
import type { MeasuredHome } from '#schemas/measure/fields.ts';
import { isShare, neededFor, newcombe, rateOf, type Share, wilson, zFor } from './intervals.ts';

export type HomeNumbers = z.output<typeof homeNumbers.data>;
export type Spans = HomeNumbers['sections'][number]['spans'];
type Counts = Spans['today'];
export type Experiment = HomeNumbers['experiments'][number];
type Variant = Experiment['variants'][number];

export const spanWords: Readonly<Record<keyof Spans, string>> = {
  today: '今天',
  week: '近 7 天',
  month: '近 30 天',
  live: '线上这一版',
  before: '上一版',
};

export const spanNames = ['today', 'week', 'month', 'live', 'before'] as const;

export const homeWords: Readonly<Record<MeasuredHome, string>> = {
  ordered: '有序首页',
  variant1: '样式一',
  variant2: '样式二',
  variant3: '样式三',
  variant4: '样式四',
};

export const COUNTED =
  '曝光：露出一半、停留一秒以上，每打开一次首页最多算一次。点击：按链接或按钮，包括“更多”，不含“换一换”；一次打开可以点几次，所以点击率可能超过 100%。都是次数，不是人数。';
export const FAULTS_COUNTED = '问题：学员手机上报的次数，所有首页合在一起，同名的区块也合在一起。';

const noCounts: Counts = { exposures: 0, taps: 0, faults: 0 };
export const noSpans: Spans = {
  ...{ today: noCounts, week: noCounts, month: noCounts, live: noCounts, before: noCounts },
};

export const numberText = (count: number): string =>
  String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const percentText = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

/** In percentage points, without sign. */
const pointsText = (difference: number): string =>
  `${(Math.abs(difference) * 100).toFixed(1)} 个百分点`;

const shareOf = ({ exposures, taps }: Pick<Counts, 'exposures' | 'taps'>): Share => ({
  of: exposures,
  hits: taps,
});

/** `—` where nothing was seen. */
export const rateText = (counts: Pick<Counts, 'exposures' | 'taps'>): string =>
  counts.exposures > 0 ? percentText(rateOf(shareOf(counts))) : '—';

/** Whether two rates may differ by chance alone. */
const mayBeChance = (one: Share, other: Share): boolean => {
  if (!isShare(one) || !isShare(other)) return false;
  const { low, high } = newcombe(one, other);
  return low <= 0 && high >= 0;
};

const isSame = (difference: number): boolean => Math.abs(difference) < 0.0005;

export const comparedText = ({ live, before }: Pick<Spans, 'live' | 'before'>): string => {
  if (live.exposures === 0) return '这一版上线后还没有曝光';
  const rate = `点击率 ${rateText(live)}`;
  if (before.exposures === 0) return `${rate}，上一版没有曝光，不能比较`;
  const difference = rateOf(shareOf(live)) - rateOf(shareOf(before));
  if (isSame(difference)) return `${rate}，和上一版一样`;
  const side = difference > 0 ? '高' : '低';
  const doubt = mayBeChance(shareOf(live), shareOf(before)) ? '（差别可能只是偶然）' : '';
  return `${rate}，比上一版${side} ${pointsText(difference)}${doubt}`;
};

/** A 95 % interval. */
export const intervalText = (variant: Pick<Variant, 'exposures' | 'taps'>): string => {
  const share = shareOf(variant);
  if (!isShare(share)) return '—';
  const { low, high } = wilson(share);
  return `${percentText(low)} 到 ${percentText(high)}`;
};

const signed = (difference: number): string =>
  `${difference < 0 ? '低' : '高'} ${pointsText(difference)}`;

const missingText = (needed: number, pair: readonly Variant[]): string => {
  const missing = pair
    .filter(({ exposures }) => exposures < needed)
    .map(({ name, exposures }) => `“${name}”组还差 ${numberText(needed - exposures)} 次`);
  return missing.length > 0
    ? `按现在看到的差别，每组大约要 ${numberText(needed)} 次曝光才说得准：${missing.join('，')}。`
    : '';
};

/** Compares a group with the first one; `comparisons`: how many are made at once. */
const verdictOn = (first: Variant, other: Variant, comparisons: number): string => {
  const [base, share] = [shareOf(first), shareOf(other)];
  const unseen = [first, other].filter(({ exposures }) => exposures === 0);
  const names = unseen.map(({ name }) => `“${name}”`).join('、');
  if (unseen.length > 0) return `${names}组还没有曝光，不能比较。`;
  if (!isShare(base) || !isShare(share)) return '点击比曝光还多，算不出把握有多大，不能比较。';
  const z = zFor(comparisons);
  const difference = rateOf(share) - rateOf(base);
  if (difference === 0) return `“${other.name}”组和“${first.name}”组一样，还看不出差别。`;
  const { low, high } = newcombe(share, base, z);
  const needed = neededFor(rateOf(share), rateOf(base), z);
  const range = `“${other.name}”组比“${first.name}”组${signed(difference)}（95% 区间：${signed(low)}到${signed(high)}）`;
  const missing = missingText(needed, [first, other]);
  if (low <= 0 && high >= 0) return `还看不出差别：${range}。${missing}`;
  const better = difference > 0 ? other : first;
  if (missing) return `“${better.name}”组看起来较高，先不要下结论：${range}。${missing}`;
  return `“${better.name}”组较高：${range}。`;
};

/** One sentence for each group besides the first. */
export const verdictsOf = ({ variants }: Pick<Experiment, 'variants'>): string[] => {
  const [first, ...others] = variants;
  if (!first || others.length === 0) return ['这个实验没有分组，没有可以比较的。'];
  return others.map((other) => verdictOn(first, other, others.length));
};
