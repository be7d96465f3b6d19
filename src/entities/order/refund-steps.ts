import type { RefundOfOrder } from '#schemas/order/fields.ts';

/** `past`: done, at `at` (ms) where that is known; `now`: under way. */
export type RefundStep = {
  name: string;
  at: number | null;
  stage: 'past' | 'now' | 'next' | 'stop';
};

const step = (name: string, stage: RefundStep['stage'], at: number | null = null): RefundStep => ({
  name,
  at,
  stage,
});

/** From the request to the money's arrival; none where there is no refund. */
export const refundSteps = (refund: RefundOfOrder): RefundStep[] => {
  const { state, askedAt, sendAt, doneAt } = refund;
  if (state === '') return [];
  const refundStep = step('提交申请', 'past', askedAt);
  if (state === 'withdrawn') return [refundStep, step('已撤销', 'stop', doneAt)];
  if (state === 'refused')
    return [refundStep, step('未通过：申请后又有学习、签到或领取', 'stop', doneAt)];
  if (state === 'requested')
    return [
      refundStep,
      step('等待处理，可以撤销', 'now'),
      step('原路退回', 'next'),
      step('到账', 'next'),
    ];
  const sent = step('已处理', 'past', sendAt ?? askedAt);
  if (state === 'done')
    return [refundStep, sent, step('原路退回', 'past'), step('已到账', 'past', doneAt)];
  const way = state === 'held' ? '原路退回未成功，已转人工处理' : '原路退回中';
  return [refundStep, sent, step(way, 'now'), step('到账', 'next')];
};
