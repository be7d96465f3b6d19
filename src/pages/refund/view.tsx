import { orderAddress } from '../../../schemas/order/addresses.ts';
import { type RefundTerms, refundTerms } from '../../../schemas/refund/endpoints.ts';
import { orderMomentWords } from '../../entities/order/follow-up.ts';
import { NoOrder, orderGone } from '../../entities/order/gone.tsx';
import { OrderItem } from '../../entities/order/item.tsx';
import { useQueryId } from '../../page-kinds/asked.ts';
import { detailView } from '../../page-kinds/detail-view.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card, Cards } from '../../ui/card/cards.tsx';
import { ResultScreen } from '../../ui/state/result-screen.tsx';
import { FactList } from '../../ui/value/fact-list.tsx';
import { RefundForm } from './form.tsx';

const backWith = ({ points, coupon }: RefundTerms): string =>
  [points > 0 && `${points} 积分`, coupon && `“${coupon}”`].filter(Boolean).join('、');

/** How much of a course closes, and why that decides the amount; '' where all of it does. */
const partWords = ({ lessons, kept }: RefundTerms): string =>
  kept > 0 ? `未学 ${lessons - kept} 节 / 共 ${lessons} 节付费课时` : '';

const RefundStatus = ({ terms }: { terms: RefundTerms }) => (
  <ResultScreen
    look={terms.order.state === 'refunded' ? 'ok' : 'wait'}
    title={terms.order.state === 'refunded' ? '已退款' : '退款处理中'}
    text={`¥${terms.amount} 按原支付方式退回${terms.kept > 0 ? `，学过的 ${terms.kept} 节可继续学习` : ''}`}
  >
    <ButtonLink href={orderAddress({ id: terms.order.id })}>查看订单</ButtonLink>
  </ResultScreen>
);

const Body = ({ terms, again }: { terms: RefundTerms; again: () => void }) => {
  const { order, allowed, reason } = terms;
  if (order.state === 'refunding' || order.state === 'refunded')
    return <RefundStatus terms={terms} />;
  if (!allowed) return <NoOrder text={reason} />;
  return (
    <Cards>
      <Card>
        <OrderItem
          {...order}
          subtitle=""
          price={order.total}
          href={orderAddress({ id: order.id })}
        />
      </Card>
      <Card>
        <FactList
          apart
          bare
          facts={[
            ['退款金额', `¥${terms.amount}`],
            ['一并退回', backWith(terms)],
            ['购买后已学习或打开', order.kind === 'gift' ? '' : `${terms.percent}%`],
            ['退回部分', partWords(terms)],
            ['最晚申请', terms.until === null ? '' : orderMomentWords(terms.until)],
          ]}
        />
      </Card>
      <Card title="退款原因">
        <RefundForm id={order.id} terms={terms} again={again} />
      </Card>
    </Cards>
  );
};

/** `/tuikuan?id=`: gives an order back, as long as its terms allow it. */
export default detailView(refundTerms, {
  useAsked: useQueryId,
  gone: orderGone,
  shapes: [
    ['rows', 1],
    ['lines', 5],
  ],
  body: (terms, { retry }) => <Body terms={terms} again={retry} />,
});
