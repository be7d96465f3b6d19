import { useState } from 'react';
import {
  type PaySheet,
  payOrder,
  payResult,
  type SheetOutcome,
} from '#schemas/payment/endpoints.ts';
import type { PayMethod } from '#schemas/payment/fields.ts';
import { call } from '#src/platform/calls/call.ts';
import { useHere } from '#src/platform/navigation/use-here.ts';
import { ofId, useChange } from '#src/platform/writing/use-change.ts';
import { ELSEWHERE, openWechatSheet, type SheetEnd } from './wechat-pay.ts';

const CANCELLED = '支付已取消，订单为你保留，可以继续支付';
const FAILED = '支付未成功，可以换一种方式或再试一次';

type Unpaid = Exclude<SheetEnd | SheetOutcome, 'ok' | 'timeout'>;

const notices: Readonly<Record<Unpaid, string>> = {
  cancel: CANCELLED,
  fail: FAILED,
  none: ELSEWHERE,
};

/** Whether the server confirms that nothing was paid; only then the order may be paid again. */
const isUnpaid = async (id: string): Promise<boolean> => {
  const answer = await call(payResult, { id });
  if (!answer.ok) return false;
  const { state, payment } = answer.data;
  return state === 'unpaid' && payment !== 'processing' && payment !== 'paid';
};

/**
 * Pays an order. However the payment sheet ends, the next page (`onEnd`) asks the server for the result,
 * unless the server confirms that nothing was paid (`onLeft`).
 */
export const usePayment = (id: string, onLeft: () => void, onEnd: () => void) => {
  const { send, busy, failure } = useChange(payOrder, '支付没有发起成功，请稍后再试', ofId);
  const here = useHere();
  const [sheet, setSheet] = useState<PaySheet>();
  const [notice, setNotice] = useState('');
  const [waiting, setWaiting] = useState(false);
  const finish = () => here() && onEnd();
  const closed = async (outcome: SheetEnd | SheetOutcome): Promise<void> => {
    setSheet(undefined);
    setWaiting(true);
    const paying = outcome === 'ok' || outcome === 'timeout';
    // where no payment sheet opened, nothing can have been paid
    const known = !paying && (outcome === 'none' || (await isUnpaid(id)));
    setWaiting(false);
    if (!known) return void finish();
    setNotice(notices[outcome]);
    onLeft();
  };
  const pay = async (method: PayMethod) => {
    setNotice('');
    const answer = await send({ id, method });
    if (!answer) return;
    // the order may have been paid or closed on another device
    if (!answer.ok) return onLeft();
    const { provider } = answer.data.sheet;
    if (provider === 'none') finish();
    else if (provider === 'simulated') setSheet(answer.data.sheet);
    else {
      setWaiting(true);
      await closed(await openWechatSheet(answer.data.sheet));
    }
  };
  return { pay, busy: busy || waiting, sheet, closed, notice: failure || notice };
};
