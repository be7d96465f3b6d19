import { orderAddress } from '#schemas/order/addresses.ts';
import { type RefundTerms, refundTerms } from '#schemas/refund/endpoints.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NoOrder, orderNotFound } from '#src/entities/order/not-found.tsx';
import { RefundProgress } from '#src/entities/order/refund-progress.tsx';
import { SupportLink } from '#src/entities/support/link.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { RefundForm } from './form.tsx';
import { arrival, backWith } from './returned.ts';
import { RefundStatus } from './status.tsx';

/** Whether a refund waits, is under way or done, beside one that came to nothing. */
const isUnderWay = ({ order }: RefundTerms): boolean =>
  order.refundAsked || order.state === 'refunding' || order.state === 'refunded';

/** How much of a course closes, and why that decides the amount; '' where all of it does. */
const partWords = ({ lessons, kept }: RefundTerms): string =>
  kept > 0 ? `未学 ${lessons - kept} 节 / 共 ${lessons} 节付费课时` : '';

const Body = ({ terms, again }: { terms: RefundTerms; again: () => void }) => {
  const { order, allowed, reason, refund } = terms;
  if (isUnderWay(terms)) return <RefundStatus terms={terms} again={again} />;
  if (!allowed) return <NoOrder text={reason} />;
  return (
    <Cards>
      {refund.state !== '' && (
        <Card title="上一次申请">
          <RefundProgress refund={refund} />
        </Card>
      )}
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
          bare
          facts={[
            ['退款金额', sumText(terms.amount)],
            ['一并退回', backWith(terms)],
            ['购买后已学习或打开', order.kind === 'gift' ? '' : `${terms.percent}%`],
            ['退回部分', partWords(terms)],
            ['最晚申请', momentOrBlank(terms.until)],
            ['到账时间', arrival(terms)],
          ]}
        />
      </Card>
      <Card title="退款原因">
        <RefundForm terms={terms} again={again} />
      </Card>
      <SupportLink order={order.id} />
    </Cards>
  );
};

export default detailView(refundTerms, {
  useQuery: useQueryId,
  notFound: orderNotFound,
  title: (terms) => (isUnderWay(terms) ? '退款详情' : '申请退款'),
  shapes: [
    ['rows', 1],
    ['lines', 5],
  ],
  body: (terms, { retry }) => <Body terms={terms} again={retry} />,
});
