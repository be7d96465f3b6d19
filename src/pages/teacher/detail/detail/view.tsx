import type { ReactNode } from 'react';
import { teacherIntroAddress, workshopAddress } from '#schemas/teacher/addresses.ts';
import { type TeacherDetail, teacherLives, teacherProducts } from '#schemas/teacher/endpoints.ts';
import { courseCards } from '#src/entities/course/card-of.ts';
import tilesCss from '#src/entities/course/list.module.css';
import { CourseList } from '#src/entities/course/list.tsx';
import { LiveCard } from '#src/entities/live/card.tsx';
import { liveCard } from '#src/entities/live/card-of.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { Chevron } from '#src/ui/icon/chevron.tsx';
import { Box, Line, Text } from '#src/ui/part/parts.tsx';
import { TeacherActions } from '../../actions.tsx';
import { TeacherHead } from '../../head.tsx';
import { TeacherIntro } from '../../intro.tsx';
import { teacherView } from '../../teacher-view.tsx';
import css from './view.module.css';

/** Rows of each kind shown here; the workshop page shows all. */
const FEW = 4;

type BlockProps = { title: string; more: string; children: ReactNode };

const Block = ({ title, more, children }: BlockProps) => (
  <Box as="section" above={12} surface="card">
    <Line as="a" justify="between" tap padInline="gutter" press="fade" href={more}>
      <Text as="h2" kind="section-title">
        {title}
      </Text>
      <Line as="span" kind="meta" tone="tertiary" gap={2}>
        更多
        <Chevron />
      </Line>
    </Line>
    {children}
  </Box>
);

const Courses = ({ id }: { id: string }) => {
  const { data } = useCall(teacherProducts, { id, page: 1 });
  if (!data || data.items.length === 0) return null;
  return (
    <Block title="TA 的课程" more={workshopAddress({ id })}>
      <CourseList courses={courseCards(data.items.slice(0, FEW))} as="rows" />
    </Block>
  );
};

const Lives = ({ id }: { id: string }) => {
  const { data } = useCall(teacherLives, { id, page: 1 });
  const above = useCall(teacherProducts, { id, page: 1 });
  // courses that came later would push the broadcasts down
  const stands = above.data !== undefined || above.error !== undefined;
  if (!stands || !data || data.items.length === 0) return null;
  return (
    <Block title="TA 的直播" more={workshopAddress({ id, tab: 'live' })}>
      <ul className={tilesCss.tiles}>
        {data.items.slice(0, FEW).map((live) => (
          <li key={live.id}>
            <LiveCard {...liveCard(live)} labelsPending />
          </li>
        ))}
      </ul>
    </Block>
  );
};

const Profile = ({ teacher, fans }: { teacher: TeacherDetail; fans: number }) => (
  <>
    <TeacherHead teacher={teacher} fans={fans} />
    {(teacher.introHtml || teacher.fields.length > 0) && (
      <Block title="讲师介绍" more={teacherIntroAddress({ id: teacher.id })}>
        <div className={css.short}>
          <TeacherIntro teacher={teacher} />
        </div>
      </Block>
    )}
    <Courses id={teacher.id} />
    <Lives id={teacher.id} />
  </>
);

export default teacherView({
  shapes: [
    ['avatars', 1],
    ['lines', 4],
    ['rows', 3],
  ],
  action: (teacher, follow) => <TeacherActions teacher={teacher} follow={follow} />,
  body: (teacher, { fans }) => <Profile teacher={teacher} fans={fans} />,
});
