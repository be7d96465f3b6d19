import { liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { type LiveRow, liveHall } from '#schemas/live/endpoints.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { LiveCard } from '#src/entities/live/card.tsx';
import { EmptyList, type EmptyWords } from '#src/page-kinds/empty-list.tsx';
import { type InfiniteList, useList } from '#src/platform/reading/use-list.ts';
import { Rail } from '#src/ui/list/rail.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { SectionFrame } from '#src/ui/page/section-frame.tsx';
import { Stack } from '#src/ui/part/parts.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { ErrorScreen } from '#src/ui/state/error-screen.tsx';
import css from './hall.module.css';
import { LargeCard } from './large-card.tsx';
import { DayRow, HallRow } from './rows.tsx';

/** Broadcasts of the next days that stand on the first page of the hall. */
const NEXT = 5;

type Part = { lives: readonly LiveRow[]; more: boolean };

const OnAir = ({ lives: [first, ...others], more }: Part) =>
  first && (
    <SectionFrame title="正在直播" more={more ? liveHallAddress({ tab: 'live' }) : undefined}>
      <LargeCard live={first} eager />
      {others.length > 0 && (
        <div className={css.rail}>
          <Rail items={others} width="wide">
            {(live) => <LiveCard {...live} href={liveRoomAddress({ id: live.id })} labelsPending />}
          </Rail>
        </div>
      )}
    </SectionFrame>
  );

const Coming = ({ lives, more, large }: Part & { large: boolean }) => {
  const [first] = lives;
  const others = large ? lives.slice(1) : lives;
  return (
    <>
      {large && first && (
        <SectionFrame title="下一场直播">
          <LargeCard live={first} eager />
        </SectionFrame>
      )}
      {others.length > 0 && (
        <SectionFrame
          title={large ? '接下来' : '直播预告'}
          more={more || others.length > NEXT ? liveHallAddress({ tab: 'soon' }) : undefined}
        >
          {others.slice(0, NEXT).map(({ id }, index) => (
            <DayRow key={id} lives={others} index={index} now={Date.now()} />
          ))}
        </SectionFrame>
      )}
    </>
  );
};

const partOf = ({ items, state }: InfiniteList<LiveRow>): Part => ({
  lives: items,
  more: state !== 'end',
});

type Props = { department: string; empty: EmptyWords };

/** What is on air, what comes next, and what may be seen again. */
export const HallOverview = ({ department, empty }: Props) => {
  const onAir = useList(liveHall, { status: ON_AIR, department });
  const coming = useList(liveHall, { status: COMING, department });
  const over = useList(liveHall, { status: OVER, department });
  const lists = [onAir, coming, over];
  const broken = lists.filter(({ state }) => state === 'broken');
  if (broken[0] && broken[0] !== over)
    return (
      <ErrorScreen
        title="没有加载出来"
        advice={broken[0].error?.message ?? ''}
        action="重新加载"
        onAction={() => {
          for (const list of broken) list.reload();
        }}
      />
    );
  if (onAir.state === 'loading' || coming.state === 'loading')
    return (
      <Skeletons
        shapes={[
          ['banner', 2],
          ['rows', 5],
        ]}
      />
    );
  if (lists.every(({ items, state }) => items.length === 0 && state === 'end'))
    return <EmptyList {...empty} />;
  return (
    <Stack gap={12} className={css.parts}>
      <OnAir {...partOf(onAir)} />
      <Coming {...partOf(coming)} large={onAir.items.length === 0} />
      {(over.items.length > 0 || over.state !== 'end') && (
        <SectionFrame title="往期回放">
          <ListView list={over} rowHeight={104} skeleton="rows" label="回放" empty={null}>
            {(live, index) => <HallRow live={live} first={index === 0} />}
          </ListView>
        </SectionFrame>
      )}
    </Stack>
  );
};
