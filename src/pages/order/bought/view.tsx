import { orderAddress } from '../../../../schemas/order/addresses.ts';
import { orderDetail } from '../../../../schemas/order/endpoints.ts';
import type { OrderDetail } from '../../../../schemas/order/fields.ts';
import { GroupOfProduct } from '../../../entities/course/group-card.tsx';
import { orderMomentWords, productInOrder, wayNames } from '../../../entities/order/follow-up.ts';
import { NoOrder, orderGone } from '../../../entities/order/gone.tsx';
import { OrderItem } from '../../../entities/order/item.tsx';
import { orderStateNames } from '../../../entities/order/words.ts';
import { useQueryId } from '../../../page-kinds/asked.ts';
import { resultView } from '../../../page-kinds/detail-view.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card, Cards } from '../../../ui/card/cards.tsx';
import { ResultScreen } from '../../../ui/state/result-screen.tsx';
import { FactList } from '../../../ui/value/fact-list.tsx';
import { AppointmentCard } from '../appointment-card.tsx';
import { FollowCard } from './follow-card.tsx';
import { GrantedCard, GrantedProduct } from './granted-card.tsx';
import { RelatedCard } from './related-card.tsx';

const headOf = ({ state, kind }: OrderDetail): { title: string; text: string } => {
  if (state === 'grouping')
    return { title: '已付款，等待成团', text: '邀请好友参团，人数不够会在到期后自动退款' };
  if (kind === 'coupon') return { title: '购买完成', text: '优惠券已放入您的卡包，下单时可以使用' };
  if (kind === 'membership')
    return { title: '开通完成', text: '会员价和会员免费课程现在就可以使用' };
  if (kind === 'gift')
    return { title: '礼物已备好', text: '把领取链接发给朋友，对方领取后即可学习' };
  return { title: '购买完成', text: '内容已开通，随时可以学习' };
};

const Summary = ({ order }: { order: OrderDetail }) => {
  const { kind } = order;
  const bought = order.state === 'done' || order.state === 'grouping';
  if (!bought) return <NoOrder text={`这笔订单${orderStateNames[order.state]}`} />;
  const { title, text } = headOf(order);
  const product = productInOrder(order);
  return (
    <Cards>
      <Card>
        <ResultScreen look="ok" title={title} text={text}>
          {order.link && (
            <ButtonLink href={order.link}>
              {order.state === 'grouping' ? '邀请好友' : wayNames[order.kind]}
            </ButtonLink>
          )}
        </ResultScreen>
      </Card>
      <Card title="订单信息">
        <OrderItem {...order} subtitle="" price={order.total} />
      </Card>
      <AppointmentCard order={order} />
      <Card>
        <FactList
          apart
          bare
          facts={[
            ['实付', `¥${order.pay}`],
            ['支付方式', order.method],
            ['支付时间', order.paidAt === null ? '' : orderMomentWords(order.paidAt)],
            ['订单编号', order.orderNo],
          ]}
        />
      </Card>
      <ButtonLink look="outlined" href={orderAddress({ id: order.id })}>
        查看订单详情
      </ButtonLink>
      {product && <GrantedProduct product={product} />}
      {kind === 'membership' && <GrantedCard />}
      {product && <GroupOfProduct product={product} />}
      <FollowCard />
      {product && <RelatedCard product={product} />}
    </Cards>
  );
};

export default resultView(orderDetail, {
  useAsked: useQueryId,
  ground: 'page',
  gone: orderGone,
  shapes: [
    ['banner', 1],
    ['rows', 1],
    ['lines', 3],
  ],
  body: (order) => <Summary order={order} />,
});
