import { activityListAddress } from '../../../../schemas/activity/addresses.ts';
import { type FlashDetail, flashDetail } from '../../../../schemas/activity/endpoints.ts';
import { activityKinds } from '../../../../schemas/activity/kind.ts';
import { studyPlace } from '../../../../schemas/course/study-place.ts';
import { payAddress } from '../../../../schemas/payment/addresses.ts';
import { ShareBarButton } from '../../../entities/share/share-button.tsx';
import { usePathId } from '../../../page-kinds/asked.ts';
import { detailView } from '../../../page-kinds/detail-view.tsx';
import { useSeenAgain } from '../../../platform/reading/use-seen-again.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Block } from '../../../ui/page/block.tsx';
import { isZero, priceText } from '../../../ui/value/amount.ts';
import { ProgressBar } from '../../../ui/value/progress-bar.tsx';
import { ActivityBody } from '../body.tsx';
import { ClosedButton } from '../closed-button.tsx';
import { orderLink } from '../links.ts';
import { MeetingBlock } from '../meeting.tsx';
import { RemindButton } from '../remind-button.tsx';
import { activityCard, sharedActivity } from '../share.ts';
import css from './view.module.css';

const Main = ({ flash, again }: { flash: FlashDetail; again: () => void }) => {
  const { mine, state, product, bought, perMember } = flash;
  if (mine.orderState === 'unpaid')
    return <ButtonLink href={payAddress({ id: mine.orderId })}>继续支付</ButtonLink>;
  if (mine.owned && product.link) return <ButtonLink href={studyPlace(product)}>去学习</ButtonLink>;
  if (state === 'before') return <RemindButton activity={flash} again={again} />;
  if (state !== 'running') return <ClosedButton activity={flash} />;
  if (perMember > 0 && bought >= perMember) return <Button disabled>已达购买上限</Button>;
  return (
    <>
      {isZero(product.price) && (
        <ButtonLink look="outlined" href={product.link}>
          免费学习
        </ButtonLink>
      )}
      <ButtonLink href={orderLink(flash)}>{priceText(flash.groupPrice)} 立即抢购</ButtonLink>
    </>
  );
};

const soldText = ({ learners, quota, held }: FlashDetail): string =>
  `已抢 ${learners} / ${quota} 份${held > 0 ? `，${held} 份待付款` : ''}`;

const limitText = ({ perOrder, perMember }: FlashDetail): string =>
  [
    perOrder > 0 && perOrder !== perMember && `每单限购 ${perOrder} 份`,
    perMember > 0 && `每人限购 ${perMember} 份`,
  ]
    .filter(Boolean)
    .join('，');

const Quota = ({ flash }: { flash: FlashDetail }) => {
  const { quota, learners } = flash;
  return (
    <Block title="剩余名额">
      {quota > 0 && <ProgressBar max={quota} value={learners} label="已抢" tone="price" />}
      <p className={css.text}>{quota > 0 ? soldText(flash) : '名额不限'}</p>
      <p className={css.text}>{limitText(flash)}</p>
    </Block>
  );
};

/** `/sk_detail/:id`: a flash sale, timed by the server's clock. */
export default detailView(flashDetail, {
  useAsked: usePathId,
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  gone: { to: activityListAddress(), link: '看看其他活动' },
  useReread: useSeenAgain,
  share: (flash) => activityCard(flash, activityKinds.flash.name),
  action: (flash, { retry }) => (
    <>
      <ShareBarButton thing={sharedActivity(flash, activityKinds.flash.name)} />
      <Main flash={flash} again={retry} />
    </>
  ),
  body: (flash, { retry }) => (
    <ActivityBody activity={flash} priceName="秒杀价" again={retry}>
      <MeetingBlock occasion={flash.occasion} />
      <Quota flash={flash} />
    </ActivityBody>
  ),
});
