import type { Live } from '../../schemas/api/content.ts';
import type { liveList } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { chinaDayTime } from '../../src/platform/china-date.ts';
import { usePages } from '../../src/platform/use-pages.ts';
import { ListFoot } from '../../src/ui/list-foot.tsx';
import { LiveCard } from '../../src/ui/live-card.tsx';
import { Rail } from '../../src/ui/rail.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';

const NOT_STARTED = 0;

const liveCard = (live: Live) => ({
  href: `/zhiboing/${live.id}`,
  title: live.title,
  thumb: live.thumb,
  status: live.status,
  viewers: live.viewers,
  locked: !live.opensFreely,
  price: live.price,
  startsAt:
    live.status === NOT_STARTED && live.startTime !== null
      ? `${chinaDayTime(live.startTime)} 开播`
      : undefined,
});

export default function LiveList({ title, data, source }: SectionProps<Data<typeof liveList>>) {
  const { items, state, next } = usePages<typeof liveList>(source, data, 'swap');
  return (
    <SectionFrame
      title={title}
      more="/house"
      foot={<ListFoot label="换一换" state={state} onPress={next} />}
    >
      <Rail items={items} width="wide">
        {(live) => <LiveCard {...liveCard(live)} labelsPending />}
      </Rail>
    </SectionFrame>
  );
}
