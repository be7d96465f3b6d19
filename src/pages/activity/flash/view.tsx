import { activityListAddress } from '#schemas/activity/addresses.ts';
import { type FlashDetail, flashDetail } from '#schemas/activity/endpoints.ts';
import { activityKinds } from '#schemas/activity/kind.ts';
import { ShareBarButton } from '#src/entities/share/share-button.tsx';
import { usePathId } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useSeenAgain } from '#src/platform/reading/use-seen-again.ts';
import { Block } from '#src/ui/page/block.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { ProgressBar } from '#src/ui/value/progress-bar.tsx';
import { ActivityBody } from '../body.tsx';
import { MeetingBlock } from '../meeting.tsx';
import { activityCard, sharedActivity } from '../share.ts';
import { flashSteps } from '../steps.ts';
import { StepsBar } from '../steps-bar.tsx';

const soldText = ({ learners, quota, held }: FlashDetail): string => {
  const sold = learners > 0 ? `已抢 ${learners} / ${quota} 份` : `共 ${quota} 份`;
  return `${sold}${held > 0 ? `，${held} 份待付款` : ''}`;
};

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
    <Block title="名额">
      {quota > 0 && learners > 0 && (
        <ProgressBar max={quota} value={learners} label="已抢" tone="price" />
      )}
      <Text kind="meta" tone="secondary" above={6}>
        {quota > 0 ? soldText(flash) : '名额不限'}
      </Text>
      <Text kind="meta" tone="secondary" above={6}>
        {limitText(flash)}
      </Text>
    </Block>
  );
};

export default detailView(flashDetail, {
  useQuery: usePathId,
  flush: true,
  shapes: [
    ['banner', 1],
    ['lines', 5],
  ],
  notFound: { to: activityListAddress(), link: '看看其他活动' },
  useReread: useSeenAgain,
  share: (flash) => activityCard(flash, activityKinds.flash.name),
  action: (flash, { retry }) => (
    <>
      <ShareBarButton thing={sharedActivity(flash, activityKinds.flash.name)} />
      <StepsBar
        activity={flash}
        kind={activityKinds.flash.name}
        steps={flashSteps(flash)}
        again={retry}
      />
    </>
  ),
  body: (flash, { retry }) => (
    <ActivityBody activity={flash} priceName="秒杀价" again={retry}>
      <MeetingBlock occasion={flash.occasion} />
      <Quota flash={flash} />
    </ActivityBody>
  ),
});
