import '#src/ui/media/further-marks.css';
import { categoriesAddress } from '#schemas/category/addresses.ts';
import { moduleStart } from '#schemas/home/endpoints.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import { liveHall } from '#schemas/live/endpoints.ts';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import { FilterBar } from '#src/entities/filter/bar.tsx';
import { nothingLeft } from '#src/entities/filter/words.ts';
import { useDepartmentGroup } from '#src/entities/teacher/department-group.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { EmptyList, type EmptyWords } from '#src/page-kinds/empty-list.tsx';
import { useFilter } from '#src/platform/navigation/use-filter.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import css from './hall.module.css';
import { LargeCard } from './large-card.tsx';
import { HallOverview } from './overview.tsx';
import { DayRow, HallRow } from './rows.tsx';

const statuses = [
  { id: 'live', name: '直播中', status: ON_AIR, empty: '现在没有直播', other: 'soon', of: '预告' },
  { id: 'soon', name: '预告', status: COMING, empty: '暂时没有预告', other: 'replay', of: '回放' },
  { id: 'replay', name: '回放', status: OVER, empty: '还没有回放', other: 'soon', of: '预告' },
] as const;

const tabs = [{ id: 'all', name: '全部' }, ...statuses];

type ListProps = {
  tab: (typeof statuses)[number];
  department: string;
  /** What an active filter says of a list that it has emptied. */
  filtered: EmptyWords | undefined;
};

const HallList = ({ tab, department, filtered }: ListProps) => {
  const list = useList(liveHall, { status: tab.status, department });
  const large = tab.status === ON_AIR;
  return (
    <ListView
      list={list}
      rowHeight={large ? 320 : 118}
      skeleton={large ? 'banner' : 'rows'}
      label={tab.name}
      empty={
        <EmptyList
          {...(filtered ?? {
            text: tab.empty,
            link: `看看${tab.of}`,
            to: liveHallAddress({ tab: tab.other }),
          })}
        />
      }
    >
      {(live, index) => {
        if (large)
          return (
            <Box padStart={12}>
              <LargeCard live={live} eager={index === 0} />
            </Box>
          );
        if (tab.status === OVER) return <HallRow live={live} first={index === 0} />;
        return <DayRow lives={list.items} index={index} now={Date.now()} />;
      }}
    </ListView>
  );
};

const Hall = () => {
  const [chosen, choose] = useParam('tab', 'all');
  const tab = statuses.find(({ id }) => id === chosen);
  const filter = useFilter({ department: useDepartmentGroup() });
  const { department = '' } = filter.values;
  const filtered = nothingLeft(filter);
  const empty = filtered ?? {
    text: '还没有直播，先看看课程',
    link: '去选课程',
    to: categoriesAddress(),
  };
  return (
    <div className={css.hall}>
      <div className={css.tabs}>
        <Tabs
          label="直播状态"
          tabs={tabs}
          current={tab?.id ?? 'all'}
          onChoose={choose}
          look="line"
        />
      </div>
      <div className={css.filter}>
        <FilterBar filter={filter} />
      </div>
      {tab ? (
        <HallList key={tab.id} tab={tab} department={department} filtered={filtered} />
      ) : (
        <HallOverview department={department} empty={empty} />
      )}
    </div>
  );
};

export default detailView(moduleStart, {
  flush: true,
  shapes: [
    ['banner', 2],
    ['rows', 4],
  ],
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
