import { orderAddress } from '#schemas/order/addresses.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import { orderStates } from '#schemas/order/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { pathValues } from '#schemas/path-values.ts';
import { spendingListAddress } from '#schemas/wallet/addresses.ts';
import { type SpendingDetail, spendingDetail } from '#schemas/wallet/endpoints.ts';
import { orderStanding } from '#src/entities/order/standing.ts';
import { orderStateText } from '#src/entities/order/words.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { isZero, sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import css from './view.module.css';

const stateText = ({ orderState, refundAsked }: SpendingDetail): string => {
  const state = orderStates.find((each) => each === orderState);
  return state ? orderStateText({ state, refundAsked }) : '';
};

/** Links to the order of a payment, and to its refund where the order allows one. */
const OrderLinks = ({ link }: { link: string }) => {
  const { id = '' } = pathValues(orderAddress, link) ?? {};
  const { data: order } = useCall(orderDetail, { id }, { when: id !== '' });
  const refund = order && orderStanding(order).steps.find((step) => step.of === 'refund');
  return (
    <Stack gap={12}>
      {refund && <ButtonLink href={refund.href}>{refund.name}</ButtonLink>}
      <ButtonLink look="outlined" href={link}>
        查看订单
      </ButtonLink>
    </Stack>
  );
};

const Body = ({ spending }: { spending: SpendingDetail }) => {
  const { way, amount, title, kind, method, at, orderNo, refunded, link } = spending;
  const facts = [
    ['商品', title],
    ['类型', orderKindNames[kind]],
    ['支付方式', method],
    ['时间', momentOrBlank(at)],
    ['订单编号', orderNo],
    ['订单状态', stateText(spending)],
    ['已退款', refunded === null || isZero(refunded) ? '' : sumText(refunded)],
  ] as const;
  return (
    <>
      <Text tone="secondary" textAlign="center" padStart={16}>
        {way === 'in' ? '退款' : '支付'}
      </Text>
      <Text tone={way === 'in' ? 'accent' : undefined} className={css.amount}>
        {way === 'in' ? '+' : '−'}
        {sumText(amount)}
      </Text>
      <div className={css.facts}>
        <FactList bare facts={facts} />
      </div>
      {link && <OrderLinks link={link} />}
    </>
  );
};

export default detailView(spendingDetail, {
  useQuery: useQueryId,
  ground: 'card',
  shapes: [['lines', 6]],
  notFound: { to: spendingListAddress(), link: '查看消费明细', missing: '消费记录不存在' },
  body: (spending) => <Body spending={spending} />,
});
