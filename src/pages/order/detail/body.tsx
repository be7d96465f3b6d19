import { useState } from 'react';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { refundAddress } from '#schemas/refund/addresses.ts';
import { GroupOfProduct } from '#src/entities/course/group-card.tsx';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NewPrice } from '#src/entities/order/new-price.tsx';
import { RefundProgress } from '#src/entities/order/refund-progress.tsx';
import { orderStanding, productInOrder } from '#src/entities/order/standing.ts';
import { copyText } from '#src/platform/device/copy-text.ts';
import { showToast } from '#src/platform/feedback/toast.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { ShownPictures } from '#src/ui/media/shown-pictures.tsx';
import { Box, Line, Stack, Text } from '#src/ui/part/parts.tsx';
import { sumText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { AgreementPanel } from '../agreement-panel.tsx';
import { AppointmentCard } from '../appointment-card.tsx';
import { PriceLines } from '../price-lines.tsx';
import css from './body.module.css';
import { OrderHead } from './head.tsx';
import { MoreWays } from './more-ways.tsx';

/** Whether the member holds what was ordered, or a place in it. */
const isHeld = ({ state }: OrderDetail): boolean =>
  state === 'unpaid' || state === 'grouping' || state === 'done';

const Refund = ({ order: { id, refund } }: { order: OrderDetail }) =>
  refund.state !== '' && (
    <Card title="退款">
      <Stack gap={12}>
        <RefundProgress refund={refund} />
        <FactList
          bare
          facts={[
            ['退款金额', sumText(refund.amount)],
            ['退回部分', refund.kept > 0 ? `未学 ${refund.lessons - refund.kept} 节` : ''],
            ['继续学习', refund.kept > 0 ? `学过的 ${refund.kept} 节` : ''],
            ['原因', refund.reason],
          ]}
        />
        {refund.explain && (
          <Text breaks="lines" pad={12} surface="page" radius="small">
            {refund.explain}
          </Text>
        )}
        <ShownPictures addresses={refund.pictures} name="退款图片" renew={renewedAddress} />
        <Line as="a" tone="accent" justify="between" tap href={refundAddress({ id })}>
          退款详情
          <Chevron />
        </Line>
      </Stack>
    </Card>
  );

const copy = async (orderNo: string): Promise<void> => {
  showToast((await copyText(orderNo)) ? '订单编号已复制' : '复制没有成功，请长按编号选择');
};

const CopyNumber = ({ orderNo }: { orderNo: string }) => (
  <Box
    as="button"
    press="dim"
    className={css.copy}
    type="button"
    aria-label="复制订单编号"
    onClick={() => void copy(orderNo)}
  >
    复制
  </Box>
);

const SignedAgreement = ({ version }: { version: number }) => {
  const [open, setOpen] = useState(false);
  if (version === 0) return null;
  return (
    <>
      <button className={css.row} type="button" onClick={() => setOpen(true)}>
        <Text as="span" tone="tertiary" side="start">
          购买协议
        </Text>{' '}
        第 {version} 版
        <Chevron />
      </button>
      <AgreementPanel version={version} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

export const OrderBody = ({ order, again }: { order: OrderDetail; again: () => void }) => {
  const product = productInOrder(order);
  const { payName } = orderStanding(order);
  return (
    <Cards>
      <OrderHead order={order} again={again} />
      {order.newPay !== null && (
        <NewPrice
          id={order.id}
          newPay={order.newPay}
          onCancelled={() => navigate(order.newLink, { replace: true })}
          onUnchanged={again}
        />
      )}
      <Card>
        <OrderItem
          {...order}
          subtitle={orderKindNames[order.kind]}
          price={order.total}
          href={order.link}
        />
      </Card>
      {isHeld(order) && <AppointmentCard order={order} />}
      {product && <GroupOfProduct product={product} />}
      <Card title="价格明细">
        <PriceLines lines={order.lines} payName={payName} />
      </Card>
      <Refund order={order} />
      <Card title="订单信息">
        <FactList
          bare
          facts={[
            ['订单编号', order.orderNo, <CopyNumber orderNo={order.orderNo} key="copy" />],
            ['下单时间', momentOrBlank(order.createdAt)],
            ['支付时间', momentOrBlank(order.paidAt)],
            ['支付方式', order.method],
            ['成团时间', momentOrBlank(order.fullAt)],
            ['取消时间', order.state === 'cancelled' ? momentOrBlank(order.closedAt) : ''],
            ['备注', order.remark],
          ]}
        />
        <SignedAgreement version={order.agreement} />
      </Card>
      <MoreWays order={order} />
    </Cards>
  );
};
