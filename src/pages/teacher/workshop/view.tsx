import { orderKindNames } from '#schemas/order/kind-names.ts';
import type { TeacherDetail } from '#schemas/teacher/endpoints.ts';
import { type Follow, FollowToggle } from '#src/entities/teacher/follow-button.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { TeacherHead } from '../head.tsx';
import { TeacherIntro } from '../intro.tsx';
import { teacherView } from '../teacher-view.tsx';
import { TeacherCourses } from './courses.tsx';
import { TeacherLives } from './lives.tsx';
import css from './view.module.css';

const tabs = [
  { id: 'course', name: orderKindNames.course },
  { id: 'live', name: orderKindNames.live },
  { id: 'intro', name: '介绍' },
];

const Workshop = ({ teacher, follow }: { teacher: TeacherDetail; follow: Follow }) => {
  const [tab, setTab] = useParam('tab', 'course');
  return (
    <>
      <TeacherHead teacher={teacher} fans={follow.fans}>
        {!teacher.own && (
          <FollowToggle name={teacher.name} followed={follow.followed} onPress={follow.press} />
        )}
      </TeacherHead>
      <div className={css.tabs}>
        <Tabs label="讲师内容" tabs={tabs} current={tab} onChoose={setTab} look="line" />
      </div>
      <div className={css.body}>
        {tab === 'live' && <TeacherLives id={teacher.id} />}
        {tab === 'intro' && <TeacherIntro teacher={teacher} />}
        {tab !== 'live' && tab !== 'intro' && <TeacherCourses id={teacher.id} />}
      </div>
    </>
  );
};

export default teacherView({
  ground: 'card',
  shapes: [
    ['avatars', 1],
    ['rows', 4],
  ],
  body: (teacher, follow) => <Workshop teacher={teacher} follow={follow} />,
});
