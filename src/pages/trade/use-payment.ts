import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type PaySheet, payOrder, type SheetOutcome } from '../../../schemas/api/payment.ts';
import type { PayMethod } from '../../../schemas/api/trade.ts';
import { useChange } from '../../platform/use-change.ts';
import { openWechatSheet } from './wechat-pay.ts';

const CANCELLED = '支付已取消，订单为您保留，可以继续支付';
const FAILED = '支付未成功，没有扣款，可以换一种方式或再试一次';

/**
 * Pays an order. What the sheet says decides only whether the result is looked up: that is asked
 * from the server on the next page, which takes this one's place in the history.
 */
export const usePayment = (id: string, onLeft: () => void) => {
  const { send, busy, failure } = useChange(payOrder, '支付没有发起成功，请稍后再试');
  const [sheet, setSheet] = useState<PaySheet>();
  const [notice, setNotice] = useState('');
  const finish = () => navigate(`/order_finish?id=${id}`, { replace: true });
  const closed = (outcome: SheetOutcome) => {
    setSheet(undefined);
    if (outcome === 'ok' || outcome === 'timeout') return finish();
    setNotice(outcome === 'cancel' ? CANCELLED : FAILED);
    onLeft();
  };
  const pay = async (method: PayMethod) => {
    setNotice('');
    const answer = await send({ id, method });
    if (!answer) return;
    // it may have been paid, or closed, on another device
    if (!answer.ok) return onLeft();
    const { provider } = answer.data.sheet;
    if (provider === 'none') finish();
    else if (provider === 'simulated') setSheet(answer.data.sheet);
    else closed(await openWechatSheet(answer.data.sheet));
  };
  return { pay, busy, sheet, closed, notice: failure || notice };
};
