import type { newCourseList } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCards } from '../../src/platform/course-link.ts';
import { usePages } from '../../src/platform/use-pages.ts';
import { CourseList } from '../../src/ui/course-list.tsx';
import { ListFoot } from '../../src/ui/list-foot.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';
import type { CourseListSettings } from './settings.ts';

export default function CourseListSection({
  title,
  data,
  source,
  settings: { as = 'tiles', routes, more = '/cate?type=4', quiet },
}: SectionProps<Data<typeof newCourseList>, CourseListSettings>) {
  const { items, state, next } = usePages<typeof newCourseList>(source, data, 'append');
  return (
    <SectionFrame
      title={title}
      more={more}
      quiet={quiet}
      foot={<ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <CourseList as={as} courses={courseCards(items, routes)} />
    </SectionFrame>
  );
}
