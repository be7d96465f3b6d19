import {
  activityListAddress,
  flashAddress,
  teamAddress,
} from '../../schemas/activity/addresses.ts';
import type { Activity } from '../../schemas/activity/fields.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { teamList } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { ActivityCard } from '../../src/entities/activity/card.tsx';
import { lastArrival } from '../../src/platform/calls/arrivals.ts';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { Rail } from '../../src/ui/list/rail.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

type Kind = { name: string; addressOf: typeof flashAddress | typeof teamAddress };

/** Where an activity leads, by its type (home rule 13); other types lead nowhere. */
const kinds: Readonly<Record<number, Kind>> = {
  1: { name: '拼团', addressOf: teamAddress },
  2: { name: '秒杀', addressOf: flashAddress },
};

const activityCard = ({ type, ...activity }: Activity) => {
  const kind = kinds[type];
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

export default function ActivityList({ title, data, source }: SectionProps<Data<typeof teamList>>) {
  const { items, state, next } = usePages<typeof teamList>(source, data, 'swap-all');
  const since = lastArrival(source?.endpoint.path);
  return (
    <SectionFrame
      title={title}
      more={activityListAddress()}
      foot={<ListFoot label="换一换" state={state} onPress={next} />}
    >
      <Rail items={items} width="poster">
        {(activity) => <ActivityCard {...activityCard(activity)} since={since} />}
      </Rail>
    </SectionFrame>
  );
}
