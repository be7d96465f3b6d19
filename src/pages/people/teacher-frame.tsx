import type { ComponentProps, ReactNode } from 'react';
import type { TeacherDetail } from '../../../schemas/api/people.ts';
import { goBack } from '../../platform/go-back.ts';
import { sharePage } from '../../platform/share-page.ts';
import { Answered, Skeletons } from '../../ui/answered.tsx';
import { BarButton } from '../../ui/bar-button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { goneOr } from './gone.tsx';
import { useTeacher } from './use-teacher.ts';

type Props = {
  route: string;
  title: string;
  ground?: 'page' | 'card';
  bones: ComponentProps<typeof Skeletons>['bones'];
  /** Below the page, once the teacher is known. */
  action?: (teacher: TeacherDetail) => ReactNode;
  children: (teacher: TeacherDetail) => ReactNode;
};

/** A page about the teacher whom the address names, with a way to pass it on. */
export const TeacherFrame = ({ route, title, ground = 'page', bones, action, children }: Props) => {
  const called = useTeacher();
  const { data } = called;
  return (
    <PageFrame
      route={route}
      title={title}
      ground={ground}
      flush
      onBack={goBack}
      aside={
        data && (
          <BarButton icon="share" onPress={() => void sharePage(data.name)}>
            分享
          </BarButton>
        )
      }
      action={data && action?.(data)}
    >
      <Answered of={called} skeleton={<Skeletons bones={bones} />} failed={goneOr}>
        {children}
      </Answered>
    </PageFrame>
  );
};
