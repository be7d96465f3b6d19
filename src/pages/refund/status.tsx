import { orderAddress } from '#schemas/order/addresses.ts';
import type { RefundTerms } from '#schemas/refund/endpoints.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { RefundProgress } from '#src/entities/order/refund-progress.tsx';
import { arrivesBy } from '#src/entities/order/refund-steps.ts';
import { SupportLink } from '#src/entities/support/link.tsx';
import { lazyPage } from '#src/platform/navigation/lazy-page.tsx';
import { momentText } from '#src/platform/time/china-date.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { backWith } from './returned.ts';

type Props = { terms: RefundTerms; again: () => void };

const Withdraw = lazyPage(
  () => import('./withdraw.tsx'),
  <Button look="outlined" disabled>
    撤销申请
  </Button>,
);

const titles: Readonly<Record<string, string>> = {
  requested: '退款申请已提交',
  sending: '退款处理中',
  held: '退款需要人工处理',
  done: '已退款',
};

export const RefundStatus = ({ terms, again }: Props) => {
  const { order, refund, method } = terms;
  const waits = refund.state === 'requested';
  const promise = arrivesBy(refund);
  return (
    <Cards>
      <Card title={titles[refund.state] ?? '退款'}>
        <RefundProgress refund={refund} />
        {promise && method !== '余额支付' && (
          <Text kind="meta" tone="secondary" above={12} breaks="pretty">
            到账时间按银行工作日计算，遇法定节假日顺延；零钱支付的通常更快。
          </Text>
        )}
      </Card>
      <Card>
        <FactList
          bare
          facts={[
            ['退款金额', sumText(refund.amount)],
            ['继续学习', refund.kept > 0 ? `学过的 ${refund.kept} 节` : ''],
            ['退回到', method],
            ['一并退回', backWith(terms)],
            ['原因', refund.reason],
            ['可撤销至', waits && refund.sendAt !== null ? momentText(refund.sendAt) : ''],
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
