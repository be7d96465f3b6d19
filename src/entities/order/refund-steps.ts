import type { RefundOfOrder } from '#schemas/order/fields.ts';
import { dayText, momentText } from '#src/platform/time/china-date.ts';

/** `past`: done, `when` it was where that is known; `now`: under way, by when it is to be done. */
export type RefundStep = {
  name: string;
  when: string;
  stage: 'past' | 'now' | 'next' | 'stop';
};

const step = (name: string, stage: RefundStep['stage'], when = ''): RefundStep => ({
  name,
  when,
  stage,
});

const doneWhen = (at: number | null): string => (at === null ? '' : momentText(at));

type Promised = Pick<RefundOfOrder, 'state' | 'sendAt' | 'arriveAt'>;

/** Such as 12月3日 21:14 前; '' where no moment is known, or it is over. */
export const handledBy = ({ state, sendAt }: Promised, now = Date.now()): string =>
  state === 'requested' && sendAt !== null && sendAt > now ? `${momentText(sendAt, now)} 前` : '';

/** Such as 预计最晚 12月3日; '' where no day is known, or it is over. */
export const arrivesBy = ({ arriveAt }: Pick<Promised, 'arriveAt'>, now = Date.now()): string =>
  arriveAt !== null && arriveAt > now ? `预计最晚 ${dayText(arriveAt, now)}` : '';

/** From the request to the money's arrival; none where there is no refund. */
export const refundSteps = (refund: RefundOfOrder): RefundStep[] => {
  const { state, askedAt, sendAt, doneAt } = refund;
  if (state === '') return [];
  const refundStep = step('提交申请', 'past', doneWhen(askedAt));
  if (state === 'withdrawn') return [refundStep, step('已撤销', 'stop', doneWhen(doneAt))];
  if (state === 'refused')
    return [refundStep, step('未通过：申请后又有学习、签到或领取', 'stop', doneWhen(doneAt))];
  const arrival = step('到账', 'next', arrivesBy(refund));
  if (state === 'requested')
    return [
      refundStep,
      step('等待处理，可以撤销', 'now', handledBy(refund)),
      step('原路退回', 'next'),
      arrival,
    ];
  const sent = step('已处理', 'past', doneWhen(sendAt ?? askedAt));
  if (state === 'done')
    return [refundStep, sent, step('原路退回', 'past'), step('已到账', 'past', doneWhen(doneAt))];
  const way = state === 'held' ? '原路退回未成功，已转人工处理' : '原路退回中';
  return [refundStep, sent, step(way, 'now'), arrival];
};
