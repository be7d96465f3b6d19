import type { LessonKind } from '#schemas/course/fields.ts';
import { studioCoursesAddress } from '#schemas/studio/addresses.ts';
import { studioLesson } from '#schemas/studio/endpoints.ts';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { useSettled } from '../autosave.ts';
import { LessonForm } from './form.tsx';

const missing = (
  <NotFound text="课时不存在或已删除" href={studioCoursesAddress()} name="我的课程" />
);

/** The form of a lesson of one kind; another kind's address names nothing here. */
export const LessonPage = ({ kind }: { kind: LessonKind }) => {
  const [course] = useParam('course');
  const [lesson] = useParam('lesson');
  const named = course !== '' && lesson !== '';
  const settled = useSettled();
  const called = useCall(studioLesson, { course, lesson }, { when: named && settled, fresh: true });
  if (!named || (called.data && called.data.kind !== kind))
    return <PageFrame ground="card">{missing}</PageFrame>;
  return (
    <FramedAnswer
      of={called}
      skeleton={<FormSkeleton />}
      ground="card"
      failed={notFoundTo(studioCoursesAddress(), '我的课程')}
    >
      {(data) => <LessonForm key={data.id} course={course} lesson={data} />}
    </FramedAnswer>
  );
};
