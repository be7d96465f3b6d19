import type { ComponentProps, ReactNode } from 'react';
import type { TeacherDetail } from '../../../schemas/teacher/endpoints.ts';
import { sharePage } from '../../platform/share/share-page.ts';
import { BarButton } from '../../ui/button/bar-button.tsx';
import { PageFrame } from '../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../ui/state/answered.tsx';
import { type Follow, useFollow } from './follow-button.tsx';
import { goneOr } from './gone.tsx';
import { useTeacher } from './use-teacher.ts';

type Props = {
  title: string;
  ground?: 'page' | 'card';
  bones: ComponentProps<typeof Skeletons>['bones'];
  /** Below the page, once the teacher is known. */
  action?: (teacher: TeacherDetail, follow: Follow) => ReactNode;
  children: (teacher: TeacherDetail, follow: Follow) => ReactNode;
};

const Known = ({
  teacher,
  action,
  children,
  bones: _,
  ...frame
}: Props & { teacher: TeacherDetail }) => {
  const follow = useFollow(teacher);
  return (
    <PageFrame
      {...frame}
      flush
      aside={
        <BarButton icon="share" onPress={() => void sharePage(teacher.name)}>
          分享
        </BarButton>
      }
      action={action?.(teacher, follow)}
    >
      {children(teacher, follow)}
      {follow.question}
    </PageFrame>
  );
};

/** A page about the teacher whom the address names, with a way to pass it on. */
export const TeacherFrame = (props: Props) => {
  const { title, ground = 'page', bones } = props;
  const called = useTeacher();
  const { data } = called;
  // with the teacher it begins anew, so that nothing is shown that is not known
  if (data) return <Known key={data.id} teacher={data} {...props} />;
  return (
    <PageFrame title={title} ground={ground} flush>
      <Answered of={called} skeleton={<Skeletons bones={bones} />} failed={goneOr}>
        {() => null}
      </Answered>
    </PageFrame>
  );
};
