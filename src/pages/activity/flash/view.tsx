import { useParams } from 'wouter';
import { type FlashDetail, flashDetail } from '../../../../schemas/activity/endpoints.ts';
import { payAddress } from '../../../entities/payment/addresses.ts';
import { useCall } from '../../../platform/reading/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Block } from '../../../ui/page/block.tsx';
import { isZero } from '../../../ui/value/amount.ts';
import { ProgressBar } from '../../../ui/value/progress-bar.tsx';
import { ActivityFrame } from '../frame.tsx';
import { orderLink } from '../links.ts';
import { RemindButton } from '../remind-button.tsx';
import css from './view.module.css';

const closed = { soldout: '已抢光', over: '活动已结束' } as const;

const Main = ({ flash, again }: { flash: FlashDetail; again: () => void }) => {
  const { mine, state, product, bought, perMember } = flash;
  if (mine.orderState === 'unpaid')
    return <ButtonLink href={payAddress({ id: mine.orderId })}>继续支付</ButtonLink>;
  if (mine.owned && product.link) return <ButtonLink href={product.link}>去学习</ButtonLink>;
  if (state === 'before') return <RemindButton activity={flash} again={again} />;
  if (state !== 'running') return <Button disabled>{closed[state]}</Button>;
  if (perMember > 0 && bought >= perMember) return <Button disabled>已达购买上限</Button>;
  return (
    <>
      {isZero(product.price) && (
        <ButtonLink look="outlined" href={product.link}>
          免费学习
        </ButtonLink>
      )}
      <ButtonLink href={orderLink(flash)}>¥{flash.groupPrice} 立即抢购</ButtonLink>
    </>
  );
};

const Quota = ({ flash: { quota, left, perOrder, perMember } }: { flash: FlashDetail }) => (
  <Block title="剩余名额">
    {quota > 0 ? (
      <>
        <ProgressBar max={quota} value={quota - left} label="已抢" tone="price" />
        <p className={css.text}>
          已抢 {quota - left} / {quota} 份
        </p>
      </>
    ) : (
      <p className={css.text}>名额不限</p>
    )}
    <p className={css.text}>
      {[
        perOrder > 0 && perOrder !== perMember && `每单限购 ${perOrder} 份`,
        perMember > 0 && `每人限购 ${perMember} 份`,
      ]
        .filter(Boolean)
        .join('，')}
    </p>
  </Block>
);

/** `/sk_detail/:id`: a flash sale by the server's clock. */
export default function FlashPage() {
  const { id = '' } = useParams<{ id: string }>();
  const called = useCall(flashDetail, { id });
  return (
    <ActivityFrame
      title="限时秒杀"
      priceName="秒杀价"
      shareName="秒杀"
      called={called}
      main={(flash) => <Main flash={flash} again={called.retry} />}
    >
      {(flash) => <Quota flash={flash} />}
    </ActivityFrame>
  );
}
