import { teacherLives } from '../../../../schemas/api/people.ts';
import { useList } from '../../../platform/use-list.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { LiveCard } from '../../../ui/live-card.tsx';
import { liveCardOf } from '../live-card-of.ts';
import css from './rows.module.css';

/** All broadcasts of a teacher: those on air, those to come, replays. */
export const TeacherLives = ({ id }: { id: string }) => {
  const list = useList(teacherLives, { id });
  return (
    <ListView
      list={list}
      rowHeight={270}
      skeleton="banner"
      label="直播"
      empty={
        <EmptyState
          text="这位讲师还没有直播"
          action={<ButtonLink href="/house">去直播大厅</ButtonLink>}
        />
      }
    >
      {(live) => (
        <div className={css.card}>
          <LiveCard {...liveCardOf(live)} />
        </div>
      )}
    </ListView>
  );
};
