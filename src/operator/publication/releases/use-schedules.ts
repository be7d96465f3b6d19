import type * as z from 'zod/mini';
import { type listReleases, listSchedules } from '#schemas/publication/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { momentText, ZONE } from '../../parts/moments.ts';
import { useOperatorCall } from '../../use-operator-call.ts';

export type Schedule = Data<typeof listSchedules>['items'][number];

const POLL_MS = 60_000;

export const useSchedules = () => {
  const call = useOperatorCall(listSchedules, {}, { every: POLL_MS });
  const items = call.data?.items ?? [];
  return {
    call,
    open: items.filter(({ state }) => state !== 'failed' && state !== 'done'),
    troubled: items.filter(({ trouble }) => trouble !== null),
  };
};

export type ReleaseHead = z.output<typeof listReleases.data>['items'][number];

export const releaseKindNames: Readonly<Record<ReleaseHead['kind'], string>> = {
  first: '初始内容',
  publish: '发布',
  scheduled: '定时发布',
  ended: '定时结束',
  rollback: '回滚',
};

/** `11月24日 09:30 至 11月25日 09:30（北京时间）`, or `… 起` without an end. */
export const timesText = ({ from, until }: Pick<Schedule, 'from' | 'until'>): string =>
  `${momentText(from)}${until === null ? ' 起' : ` 至 ${momentText(until)}`}（${ZONE}）`;

export const scheduleName = ({ author, note }: Pick<Schedule, 'author' | 'note'>): string =>
  note ? `${note}（${author}）` : author;

/** `含方案：双十一、日常`; '' for a schedule without plans. */
export const plansText = ({ plans }: Pick<Schedule, 'plans'>): string =>
  plans.length > 0 ? `含方案：${plans.map(({ name }) => name).join('、')}` : '';

export const overlapTexts = ({ overlaps }: Schedule, all: readonly Schedule[]): string[] =>
  overlaps.flatMap(({ id, both }) => {
    const other = all.find((each) => each.id === id);
    if (!other) return [];
    const what = both.length > 0 ? `，都改了${both.join('、')}` : '，改的地方不同';
    return `与 ${scheduleName(other)} ${timesText(other)} 重叠${what}`;
  });
