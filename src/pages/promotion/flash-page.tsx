import { useParams } from 'wouter';
import { type FlashDetail, flashDetail } from '../../../schemas/api/activity.ts';
import { goBack } from '../../platform/go-back.ts';
import { sharePage } from '../../platform/share-page.ts';
import { useCall } from '../../platform/use-call.ts';
import { useShareCard } from '../../platform/wechat/use-share-card.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { BarButton } from '../../ui/bar-button.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ActivityHead } from './activity-head.tsx';
import { orderLink } from './activity-links.ts';
import { Block, Rules } from './block.tsx';
import css from './flash-page.module.css';
import { goneTo } from './gone.tsx';
import { SoldProduct } from './sold-product.tsx';
import { useArrival } from './use-arrival.ts';

const gone = goneTo({ href: '/activity', name: '看看其他活动' });

const closed = { before: '即将开始', soldout: '已抢光', over: '活动已结束' } as const;

const Main = ({ flash }: { flash: FlashDetail }) => {
  const { mine, state, product, bought, perMember } = flash;
  if (mine.orderState === 'unpaid')
    return <ButtonLink href={`/order_pay/${mine.orderId}`}>继续支付</ButtonLink>;
  if (mine.owned && product.link) return <ButtonLink href={product.link}>去学习</ButtonLink>;
  if (state !== 'running') return <Button disabled>{closed[state]}</Button>;
  if (perMember > 0 && bought >= perMember) return <Button disabled>已达购买上限</Button>;
  return <ButtonLink href={orderLink(flash)}>¥{flash.groupPrice} 立即抢购</ButtonLink>;
};

const Quota = ({ flash: { quota, left, perOrder, perMember } }: { flash: FlashDetail }) => (
  <Block title="剩余名额">
    {quota > 0 ? (
      <>
        <progress className={css.bar} max={quota} value={quota - left} aria-label="已抢" />
        <p className={css.text}>
          已抢 {quota - left} / {quota} 份
        </p>
      </>
    ) : (
      <p className={css.text}>名额不限</p>
    )}
    <p className={css.text}>
      {[perOrder > 0 && `每单限购 ${perOrder} 份`, perMember > 0 && `每人限购 ${perMember} 份`]
        .filter(Boolean)
        .join('，')}
    </p>
  </Block>
);

/** `/sk_detail/:id`: a flash sale by the server's clock. */
export default function FlashPage() {
  const { id = '' } = useParams<{ id: string }>();
  const called = useCall(flashDetail, { id });
  const flash = called.data;
  const since = useArrival(flash);
  useShareCard(
    flash && {
      title: `¥${flash.groupPrice} 秒杀：${flash.title}`,
      desc: flash.subtitle,
      imgUrl: flash.thumb,
    },
  );
  return (
    <PageFrame
      route="/sk_detail/:id"
      title="限时秒杀"
      flush
      onBack={() => goBack('/activity')}
      action={
        flash && (
          <>
            <BarButton icon="share" onPress={() => void sharePage(flash.title)}>
              分享
            </BarButton>
            <Main flash={flash} />
          </>
        )
      }
    >
      <Answered
        of={called}
        skeleton={
          <Skeletons
            bones={[
              ['banner', 1],
              ['lines', 5],
            ]}
          />
        }
        failed={gone}
      >
        {(data) => (
          <>
            <ActivityHead activity={data} priceName="秒杀价" since={since} />
            <Quota flash={data} />
            <Rules rules={data.rules} />
            <SoldProduct product={data.product} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
