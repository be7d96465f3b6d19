import { featuredAddress } from '#schemas/category/addresses.ts';
import { liveHallAddress } from '#schemas/live/addresses.ts';
import { orderKindNames } from '#schemas/order/kind-names.ts';
import { type TeacherDetail, teacherLives, teacherProducts } from '#schemas/teacher/endpoints.ts';
import { CourseRow } from '#src/entities/course/card.tsx';
import { courseCard } from '#src/entities/course/card-of.ts';
import { LiveCard } from '#src/entities/live/card.tsx';
import { liveCard } from '#src/entities/live/card-of.ts';
import { type Follow, FollowToggle } from '#src/entities/teacher/follow-button.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useList } from '#src/platform/reading/use-list.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import ruled from '#src/ui/list/ruled.module.css';
import { ListView } from '#src/ui/list/view.tsx';
import sticky from '#src/ui/page/sticky.module.css';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box, Text } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { Banners } from './banners.tsx';
import { TeacherHead } from './head.tsx';
import { TeacherIntro } from './introduction.tsx';
import css from './profile.module.css';
import { teacherView } from './teacher-view.tsx';

const TeacherCourses = ({ id }: { id: string }) => {
  const list = useList(teacherProducts, { id });
  return (
    <ListView
      list={list}
      rowHeight={99}
      skeleton="rows"
      label="课程"
      empty={
        <EmptyState
          text="这位讲师还没有发布课程"
          action={<ButtonLink href={featuredAddress()}>看看其他好课</ButtonLink>}
        />
      }
    >
      {(course, index) => {
        const { id: _, ...card } = courseCard(course);
        return (
          <div className={index > 0 ? ruled.line : undefined}>
            <CourseRow {...card} teacher="" />
          </div>
        );
      }}
    </ListView>
  );
};

const TeacherLives = ({ id }: { id: string }) => {
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

const Notice = ({ text = '' }: { text: string | undefined }) =>
  text !== '' && (
    <Text
      kind="meta"
      tone="secondary"
      breaks="lines"
      padInline="gutter"
      padEnd={12}
      surface="card"
      aria-label="工作室公告"
    >
      {text}
    </Text>
  );

const names = { course: orderKindNames.course, live: orderKindNames.live, intro: '介绍' } as const;

type Tab = keyof typeof names;

const counted = (name: string, total: number): string => (total > 0 ? `${name} ${total}` : name);

type Props = { teacher: TeacherDetail; follow: Follow; first: Tab };

const Profile = ({ teacher, follow, first }: Props) => {
  const [chosen, choose] = useParam('tab', first);
  const tab = chosen === 'live' || chosen === 'intro' ? chosen : 'course';
  const tabs = [
    { id: 'course', name: counted(names.course, teacher.courses) },
    { id: 'live', name: counted(names.live, teacher.lives) },
    { id: 'intro', name: names.intro },
  ];
  return (
    <>
      <TeacherHead teacher={teacher} fans={follow.fans}>
        {!teacher.own && (
          <FollowToggle name={teacher.name} followed={follow.followed} onPress={follow.press} />
        )}
      </TeacherHead>
      <Notice text={teacher.notice} />
      <Banners banners={teacher.banners} />
      <div className={sticky.tabs}>
        <Tabs label="讲师内容" tabs={tabs} current={tab} onChoose={choose} look="line" />
      </div>
      <div className={css.body}>
        {tab === 'course' && <TeacherCourses id={teacher.id} />}
        {tab === 'live' && <TeacherLives id={teacher.id} />}
        {tab === 'intro' && <TeacherIntro teacher={teacher} />}
      </div>
    </>
  );
};

/** The one page of a teacher, whichever of its addresses leads there; `first` is the tab that is open at first. */
export const teacherProfile = (first: Tab) =>
  teacherView({
    ground: 'card',
    shapes: [
      ['avatars', 1],
      ['rows', 4],
    ],
    body: (teacher, follow) => <Profile teacher={teacher} follow={follow} first={first} />,
  });
