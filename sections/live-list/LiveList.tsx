import type { liveList } from '#schemas/home/endpoints.ts';
import type { SettingsOf } from '#schemas/layout/section-settings.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import type { Live } from '#schemas/live/fields.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import type { SectionProps } from '#src/engine/section-definition.ts';
import tilesCss from '#src/entities/course/list.module.css';
import { LiveCard } from '#src/entities/live/card.tsx';
import { liveCard } from '#src/entities/live/card-of.ts';
import { usePages } from '#src/platform/reading/use-pages.ts';
import { ListFoot } from '#src/ui/list/foot.tsx';
import { Rail } from '#src/ui/list/rail.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';

type Props = SectionProps<Data<typeof liveList>, SettingsOf<'直播标题'>>;

export default function LiveList({ title, data, source, settings }: Props) {
  const tiles = settings.as === 'tiles';
  const { items, state, next } = usePages<typeof liveList>(
    source,
    data,
    tiles ? 'append' : 'swap-all',
  );
  const card = (live: Live) => (
    <LiveCard {...liveCard(live)} labelsPending={settings.labelsPending !== false} />
  );
  return (
    <SectionFrame
      title={title}
      more={settings.more ?? liveHallAddress()}
      quiet={settings.quiet}
      swap={tiles ? undefined : { state, onPress: next }}
      foot={tiles && <ListFoot label="查看更多" state={state} onPress={next} />}
    >
      {tiles ? (
        <ul className={tilesCss.tiles}>
          {items.map((live, index) => (
            // a back end may list one broadcast twice
            // biome-ignore lint/suspicious/noArrayIndexKey: the two differ by position only
            <li key={`${index}:${live.id}`}>{card(live)}</li>
          ))}
        </ul>
      ) : (
        <Rail items={items} width="wide">
          {card}
        </Rail>
      )}
    </SectionFrame>
  );
}
