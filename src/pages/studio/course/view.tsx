import { studioCoursesAddress } from '#schemas/studio/addresses.ts';
import { courseRevision } from '#schemas/studio/endpoints.ts';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { FormSkeleton } from '#src/ui/skeleton/form.tsx';
import { notFoundTo } from '#src/ui/state/not-found.tsx';
import { useSettled } from '../autosave.ts';
import { CourseForm } from './form.tsx';
import { NewCourse } from './new.tsx';

export default function CoursePage() {
  const [id] = useParam('id');
  const settled = useSettled();
  const called = useCall(courseRevision, { id }, { when: id !== '' && settled, fresh: true });
  if (id === '') return <NewCourse />;
  return (
    <FramedAnswer
      of={called}
      skeleton={<FormSkeleton />}
      ground="card"
      failed={notFoundTo(studioCoursesAddress(), '我的课程')}
    >
      {(revision) => <CourseForm key={revision.id} revision={revision} />}
    </FramedAnswer>
  );
}
