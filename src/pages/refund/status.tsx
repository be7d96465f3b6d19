import { useState } from 'react';
import { orderAddress } from '../../../schemas/order/addresses.ts';
import { type RefundTerms, withdrawRefund } from '../../../schemas/refund/endpoints.ts';
import { orderMomentWords } from '../../entities/order/follow-up.ts';
import { OrderItem } from '../../entities/order/item.tsx';
import { RefundProgress } from '../../entities/order/refund-progress.tsx';
import { SupportLink } from '../../entities/support/link.tsx';
import { showToast } from '../../platform/feedback/toast.ts';
import { ofId, useChange } from '../../platform/writing/use-change.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card, Cards, Failure } from '../../ui/card/cards.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { sumText } from '../../ui/value/amount.ts';
import { FactList } from '../../ui/value/fact-list.tsx';
import { backWith } from './back-with.ts';

type Props = { terms: RefundTerms; again: () => void };

/** Takes the refund back, after a question. */
const Withdraw = ({ terms: { order, refund }, again }: Props) => {
  const [asking, ask] = useState(false);
  const { send, busy, failure, forget } = useChange(
    withdrawRefund,
    '没有收到结果，可以再试一次',
    ofId,
  );
  const yes = async () => {
    const answer = await send({ id: order.id });
    if (!answer) return;
    // after a refusal or no answer the refund may have been sent, or withdrawn all the same
    again();
    if (!answer.ok) return;
    ask(false);
    showToast('退款申请已撤销');
  };
  const no = () => {
    forget();
    ask(false);
  };
  return (
    <>
      <Button look="outlined" onClick={() => ask(true)}>
        撤销申请
      </Button>
      <Sheet open={asking} title="撤销退款申请？" size="bottom" onClose={no}>
        <p>撤销后内容照常使用。{refund.sendAt !== null && '在可退期限内还可以再次申请。'}</p>
        <Failure text={failure} />
        <Button busy={busy ? '正在撤销…' : undefined} onClick={() => void yes()}>
          撤销申请
        </Button>
        <Button look="outlined" disabled={busy} onClick={no}>
          继续退款
        </Button>
      </Sheet>
    </>
  );
};

const titles: Readonly<Record<string, string>> = {
  requested: '退款申请已提交',
  sending: '退款处理中',
  held: '退款需要人工处理',
  done: '已退款',
};

/** A refund under way or done: its steps, what comes back, and the way to withdraw it. */
export const RefundStatus = ({ terms, again }: Props) => {
  const { order, refund, method } = terms;
  const waits = refund.state === 'requested';
  return (
    <Cards>
      <Card title={titles[refund.state] ?? '退款'}>
        <RefundProgress refund={refund} />
      </Card>
      <Card>
        <FactList
          apart
          bare
          facts={[
            ['退款金额', sumText(refund.amount)],
            ['继续学习', refund.kept > 0 ? `学过的 ${refund.kept} 节` : ''],
            ['退回到', method],
            ['一并退回', backWith(terms)],
            ['原因', refund.reason],
            ['可撤销至', waits && refund.sendAt !== null ? orderMomentWords(refund.sendAt) : ''],
          ]}
        />
      </Card>
      <Card>
        <OrderItem
          {...order}
          subtitle=""
          price={order.total}
          href={orderAddress({ id: order.id })}
        />
      </Card>
      {waits && <Withdraw terms={terms} again={again} />}
      <ButtonLink look="outlined" href={orderAddress({ id: order.id })}>
        查看订单
      </ButtonLink>
      <SupportLink order={order.id} />
    </Cards>
  );
};
