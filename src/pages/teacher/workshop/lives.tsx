import { liveHallAddress } from '#schemas/live/addresses.ts';
import { teacherLives } from '#schemas/teacher/endpoints.ts';
import { LiveCard } from '#src/entities/live/card.tsx';
import { liveCard } from '#src/entities/live/card-of.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { ListView } from '#src/ui/list/view.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';

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
          action={<ButtonLink href={liveHallAddress()}>去直播大厅</ButtonLink>}
        />
      }
    >
      {(live) => (
        <Box padInline={12} padStart={12}>
          <LiveCard {...liveCard(live)} labelsPending />
        </Box>
      )}
    </ListView>
  );
};
