import type { newCourseList } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCard } from '../../src/platform/course-link.ts';
import { usePages } from '../../src/platform/use-pages.ts';
import { CourseList } from '../../src/ui/course-list.tsx';
import { ListFoot } from '../../src/ui/list-foot.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';

export default function CourseListSection({
  title,
  data,
  source,
}: SectionProps<Data<typeof newCourseList>>) {
  const { items, state, next } = usePages<typeof newCourseList>(source, data, 'append');
  return (
    <SectionFrame
      title={title}
      more="/cate?type=4"
      foot={<ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <CourseList as="tiles" courses={items.map(courseCard)} />
    </SectionFrame>
  );
}
