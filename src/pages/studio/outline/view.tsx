import { studioCoursesAddress } from '#schemas/studio/addresses.ts';
import { courseRevision } from '#schemas/studio/endpoints.ts';
import { FramedAnswer } from '#src/page-kinds/framed-answer.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Skeletons } from '#src/ui/state/answered.tsx';
import { NotFound, notFoundTo } from '#src/ui/state/not-found.tsx';
import { useSettled } from '../autosave.ts';
import { OutlineEditor } from './editor.tsx';

export default function OutlinePage() {
  const [id] = useParam('id');
  const settled = useSettled();
  const called = useCall(courseRevision, { id }, { when: id !== '' && settled, fresh: true });
  if (id === '')
    return (
      <PageFrame>
        <NotFound text="课程不存在或已删除" href={studioCoursesAddress()} name="我的课程" />
      </PageFrame>
    );
  return (
    <FramedAnswer
      of={called}
      skeleton={<Skeletons shapes={[['rows', 6]]} />}
      failed={notFoundTo(studioCoursesAddress(), '我的课程')}
    >
      {(revision) => <OutlineEditor key={revision.id} revision={revision} />}
    </FramedAnswer>
  );
}
