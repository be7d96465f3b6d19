import '#src/ui/media/further-marks.css';
import { categoriesAddress } from '#schemas/category/addresses.ts';
import { moduleStart } from '#schemas/home/endpoints.ts';
import { liveAddress, liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { type LiveRow, liveHall } from '#schemas/live/endpoints.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { FilterBar } from '#src/entities/filter/bar.tsx';
import { nothingLeft } from '#src/entities/filter/words.ts';
import { LiveCost } from '#src/entities/live/cost.tsx';
import { liveStanding, reserveNames } from '#src/entities/live/standing.ts';
import { StatusChip } from '#src/entities/live/status-chip.tsx';
import { useDepartmentGroup } from '#src/entities/teacher/department-group.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { EmptyList } from '#src/page-kinds/empty-list.tsx';
import { useFilter } from '#src/platform/navigation/use-filter.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { MediaRow } from '#src/ui/card/media-row.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Line, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { useReservation } from '../use-reservation.ts';
import css from './view.module.css';

const ReserveChip = ({ live }: { live: LiveRow }) => {
  const { reserved, toggle } = useReservation(live);
  const name = reserveNames[reserved ? 'on' : 'brief'];
  return (
    <button
      className={css.button}
      type="button"
      aria-pressed={reserved}
      aria-label={`${name}：${live.title}`}
      onClick={toggle}
    >
      <span className={reserved ? css.done : css.open}>{name}</span>
    </button>
  );
};

type RowProps = {
  live: LiveRow;
  /** The first row has no line above it. */
  first: boolean;
};

/** Exported for tests. */
export const HallRow = ({ live, first }: RowProps) => {
  const { id, status, title, thumb, teacher, locked, price } = live;
  const { phase, brief, reservable } = liveStanding(live);
  const coming = phase === 'coming';
  return (
    <div className={first ? css.first : css.row}>
      <MediaRow
        of="live"
        href={coming ? liveAddress({ id }) : liveRoomAddress({ id })}
        title={title}
        thumb={thumb}
        mark={
          <span className={css.chip}>
            <StatusChip status={status} />
          </span>
        }
      >
        <Text as="span" kind="meta" tone="tertiary" lines={1}>
          {[teacher, brief].filter(Boolean).join(' · ')}
        </Text>
        <Line as="span" high={20}>
          <LiveCost locked={locked} price={price} />
        </Line>
      </MediaRow>
      {reservable && (
        <span className={css.reserve}>
          <ReserveChip live={live} />
        </span>
      )}
    </div>
  );
};

const tabs = [
  { id: 'live', name: '直播中', status: ON_AIR, empty: '现在没有直播' },
  { id: 'soon', name: '预告', status: COMING, empty: '暂时没有预告' },
  { id: 'replay', name: '回放', status: OVER, empty: '还没有回放' },
] as const;

const FIRST = tabs[0];

const Hall = () => {
  const [chosen, choose] = useParam('tab', FIRST.id);
  const tab = tabs.find(({ id }) => id === chosen) ?? FIRST;
  const filter = useFilter({ department: useDepartmentGroup() });
  const { department } = filter.values;
  const other = tab.id === 'replay' ? tabs[1] : tabs[2];
  return (
    <>
      <div className={css.tabs}>
        <Tabs label="直播状态" tabs={tabs} current={tab.id} onChoose={choose} look="line" />
      </div>
      <FilterBar filter={filter} />
      <ListView
        key={tab.id}
        list={useList(liveHall, { status: tab.status, department })}
        rowHeight={104}
        skeleton="rows"
        label={tab.name}
        empty={
          <EmptyList
            {...(nothingLeft(filter) ?? {
              text: tab.empty,
              link: `看看${other.name}`,
              to: liveHallAddress({ tab: other.id }),
            })}
          />
        }
      >
        {(live, index) => <HallRow live={live} first={index === 0} />}
      </ListView>
    </>
  );
};

export default detailView(moduleStart, {
  flush: true,
  shapes: [['rows', 5]],
  share: () => ({ title: '直播大厅', desc: '名师在线讲解，随时可看回放' }),
  body: ({ liveModule }) =>
    liveModule ? (
      <Hall />
    ) : (
      <EmptyState
        text="直播暂未开放，开放后会在这里显示"
        action={<ButtonLink href={categoriesAddress()}>先看看课程</ButtonLink>}
      />
    ),
});
