import { Alert, Drawer } from 'antd';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { type RefundInFull, readRefund } from '#schemas/refund/desk-endpoints.ts';
import { orderStateNames } from '#src/entities/order/words.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DescriptionList } from '../parts/description-list.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { zonedText } from '../parts/moments.ts';
import { Box, Stack } from '../parts/part.tsx';
import { PHOTO_RENEWAL, Photos } from '../parts/photos.tsx';
import beside from '../parts/wide-panel.module.css';
import { useOperatorCall } from '../use-operator-call.ts';
import { refundKindNames, refundStateNames, refundStateTones, whoText } from './words.ts';

const timeText = (at: number | null): string => (at === null ? '' : zonedText(at));

const refundFacts = (refund: RefundInFull) =>
  [
    [
      '状态',
      <OperatorChip key="state" tone={refundStateTones[refund.state]}>
        {refundStateNames[refund.state]}
      </OperatorChip>,
    ],
    ['退款单号', refund.refundNo],
    ['退款金额', sumText(refund.amount)],
    ['退回方式', refund.way],
    ['来由', refundKindNames[refund.kind]],
    ['原因', refund.reason],
    ['补充说明', refund.explain],
    ['申请时间', zonedText(refund.askedAt)],
    ['退回时间', timeText(refund.doneAt)],
  ] as const;

const orderFacts = (refund: RefundInFull) =>
  [
    ['会员', `${whoText(refund)}（编号 ${refund.member}）`],
    ['商品', `${orderKindNames[refund.orderKind]} · ${refund.title}`],
    ['订单编号', refund.orderNo],
    ['订单状态', orderStateNames[refund.orderState]],
    ['订单金额', sumText(refund.orderAmount)],
    ['支付时间', timeText(refund.paidAt)],
    ['商户单号', refund.payNo],
    ['渠道单号', refund.providerNo],
  ] as const;

const Body = ({ refund }: { refund: RefundInFull }) => (
  <>
    {refund.state === 'held' && (
      <Alert
        type="warning"
        showIcon
        title="支付渠道没能原路退回"
        description="请在商户平台按退款单号处理，例如补足余额或重新发起。系统每天再试一次，到账后这里自动变为“已退”。"
      />
    )}
    <Stack gap={16} className={beside.part}>
      <DescriptionList facts={refundFacts(refund)} />
      {refund.kind === 'member' && <Photos addresses={refund.pictures} />}
    </Stack>
    <Stack gap={16} className={beside.part}>
      <h2 className={beside.name}>订单</h2>
      <DescriptionList facts={orderFacts(refund)} />
    </Stack>
  </>
);

/** One refund in full. */
export const RefundPanel = ({ refund, onClose }: { refund: number; onClose: () => void }) => {
  const call = useOperatorCall(readRefund, { refund }, { fresh: true, every: PHOTO_RENEWAL });
  return (
    <Drawer
      open
      title="退款详情"
      onClose={onClose}
      size={480}
      classNames={{ body: beside.bare ?? '' }}
    >
      {/* what scrolls is scrolled by keys as well */}
      <Box
        as="section"
        ring="inside"
        className={beside.opened}
        aria-label="退款与订单"
        tabIndex={0}
      >
        <Loaded call={call}>{(told) => <Body refund={told} />}</Loaded>
      </Box>
    </Drawer>
  );
};
