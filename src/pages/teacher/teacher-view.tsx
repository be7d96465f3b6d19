import type { ComponentProps, ReactNode } from 'react';
import { homeAddress } from '#schemas/home/addresses.ts';
import { type TeacherDetail, teacherDetail } from '#schemas/teacher/endpoints.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import { ShareBarButton, ShareButton } from '#src/entities/share/share-button.tsx';
import type { SharedThing } from '#src/entities/share/shared-thing.ts';
import { type Follow, useFollow } from '#src/entities/teacher/follow-button.tsx';
import { useQueryNumber } from '#src/page-kinds/address-query.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import type { Skeletons } from '#src/ui/state/answered.tsx';
import { workplaceOf } from './workplace-of.ts';

type Options = {
  ground?: 'page' | 'card';
  shapes: ComponentProps<typeof Skeletons>['shapes'];
  action?: (teacher: TeacherDetail, follow: Follow) => ReactNode;
  body: (teacher: TeacherDetail, follow: Follow) => ReactNode;
};

const cardOf = (teacher: TeacherDetail) => ({
  title: teacher.shop ? `${teacher.name} · ${teacher.shop}` : teacher.name,
  desc: [teacher.title, workplaceOf(teacher)].filter(Boolean).join(' · ') || '来看看这位讲师的课程',
  imgUrl: teacher.avatar,
});

const sharedTeacher = (teacher: TeacherDetail): SharedThing => {
  const { title, desc, imgUrl } = cardOf(teacher);
  return { title, desc, picture: imgUrl };
};

export const teacherView = ({ action, body, ...frame }: Options) =>
  detailView(teacherDetail, {
    ...frame,
    useQuery: useQueryNumber,
    flush: true,
    notFound: {
      to: homeAddress(),
      link: '去首页看看',
      missing: teacherRefusals.noSuchTeacher.message,
    },
    share: cardOf,
    useParts: (teacher) => {
      const follow = useFollow(teacher);
      return {
        action: action ? (
          <>
            <ShareBarButton thing={sharedTeacher(teacher)} />
            {action(teacher, follow)}
          </>
        ) : (
          <ShareButton look="outlined" thing={sharedTeacher(teacher)}>
            分享给同事
          </ShareButton>
        ),
        body: (
          <>
            {body(teacher, follow)}
            {follow.question}
          </>
        ),
      };
    },
  });
