import { activityListAddress } from '#schemas/activity/addresses.ts';
import type { Activity } from '#schemas/activity/fields.ts';
import { activityKinds } from '#schemas/activity/kind.ts';
import type { teamList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import { ActivityCard } from '#src/entities/activity/card.tsx';
import { lastArrival } from '#src/platform/calls/arrivals.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { Rail } from '#src/ui/list/rail.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

const kinds = Object.values(activityKinds);

/** Links to the page of its kind (home rule 13); an unknown type has no link. */
const activityCard = ({ type, ...activity }: Activity) => {
  const kind = kinds.find((each) => each.type === type);
  return {
    href: kind ? kind.addressOf({ id: activity.id }) : '',
    kind: kind?.name,
    title: activity.title,
    subtitle: activity.subtitle,
    thumb: activity.thumb,
    price: activity.price,
    groupPrice: activity.groupPrice,
    learners: activity.learners,
    startTime: activity.startTime,
    endTime: activity.endTime,
    now: activity.now,
  };
};

type Props = SectionProps<Data<typeof teamList>, SettingsOf<'活动标题'>>;

export default function ActivityList({ title, data, source, settings }: Props) {
  const { items, state, next } = usePages<typeof teamList>(source, data, 'swap-all');
  const since = lastArrival(source?.endpoint.path);
  return (
    <SectionFrame
      title={title}
      more={settings.more ?? activityListAddress()}
      quiet={settings.quiet}
      swap={{ state, onPress: next }}
    >
      <Rail items={items} width="poster">
        {(activity) => <ActivityCard {...activityCard(activity)} since={since} />}
      </Rail>
    </SectionFrame>
  );
}
