import { productDetail } from '#schemas/course/endpoints.ts';
import { followPrompt } from '#schemas/home/endpoints.ts';
import { orderAddress } from '#schemas/order/addresses.ts';
import { orderDetail } from '#schemas/order/endpoints.ts';
import type { OrderDetail } from '#schemas/order/fields.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import { GroupOfProduct } from '#src/entities/course/group-card.tsx';
import { CourseList } from '#src/entities/course/list.tsx';
import { wishToPlayIn } from '#src/entities/course/play-wish.ts';
import { OrderItem } from '#src/entities/order/item.tsx';
import { NoOrder, orderNotFound } from '#src/entities/order/not-found.tsx';
import { orderStanding, productInOrder } from '#src/entities/order/standing.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { useCall } from '#src/platform/reading/use-call.ts';
import { momentOrBlank } from '#src/platform/time/period.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Card, Cards } from '#src/ui/card/cards.tsx';
import { CodeCard } from '#src/ui/card/code-card.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';
import { priceText } from '#src/ui/value/amount.ts';
import { FactList } from '#src/ui/value/fact-list.tsx';
import { Price } from '#src/ui/value/price.tsx';
import { AppointmentCard } from '../appointment-card.tsx';
import { GrantedCard, GrantedProduct } from './granted-card.tsx';
import { GroupCard } from './group-card.tsx';
import { headOf, nextOf } from './next.ts';
import css from './view.module.css';

const FollowCard = () => {
  const { data } = useCall(followPrompt);
  const name = data?.name || '我们';
  return (
    <CodeCard
      title={`关注${name}`}
      picture={data?.picture ?? ''}
      alt={`${name}的二维码`}
      text="长按二维码识别后关注，更新、开课和答疑的消息不会错过。"
    />
  );
};

/** Courses shown at most; the course's own page has more. */
const RELATED_MOST = 3;

const RelatedCard = ({ product }: { product: string }) => {
  const { data } = useCall(productDetail, { id: product });
  if (!data || data.related.length === 0) return null;
  return (
    <Card title="相关课程">
      <div className={css.rows}>
        <CourseList courses={courseCards(data.related.slice(0, RELATED_MOST))} as="compact" />
      </div>
    </Card>
  );
};

const Summary = ({ order, again }: { order: OrderDetail; again: () => void }) => {
  const { kind, groupId } = order;
  const bought = order.state === 'done' || order.state === 'grouping';
  if (!bought) return <NoOrder text={`这笔订单${orderStanding(order).name}`} />;
  const next = nextOf(order);
  const product = productInOrder(order);
  return (
    <Cards>
      <Card>
        <ResultScreen look="ok" {...headOf(order)}>
          <Text textAlign="center">
            <Price value={order.pay} size="large" />
          </Text>
          {next && (
            <ButtonLink href={next.href} onClick={() => wishToPlayIn(product)}>
              {next.name}
            </ButtonLink>
          )}
        </ResultScreen>
      </Card>
      {groupId && <GroupCard order={order} onOver={again} />}
      <Card title="订单信息">
        <OrderItem {...order} subtitle="" price={order.total} />
      </Card>
      <AppointmentCard order={order} />
      <Card>
        <FactList
          bare
          facts={[
            ['实付', priceText(order.pay)],
            ['支付方式', order.method],
            ['支付时间', momentOrBlank(order.paidAt)],
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
  useQuery: useQueryId,
  ground: 'page',
  notFound: orderNotFound,
  shapes: [
    ['banner', 1],
    ['rows', 1],
    ['lines', 3],
  ],
  body: (order, { retry }) => <Summary order={order} again={retry} />,
});
