import type { graphicProducts } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCard } from '../../src/platform/course-link.ts';
import { GRAPHIC } from '../../src/platform/navigation.ts';
import { usePages } from '../../src/platform/use-pages.ts';
import { CourseList } from '../../src/ui/course-list.tsx';
import { ListFoot } from '../../src/ui/list-foot.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';

type Graphics = Data<typeof graphicProducts>;

/** Whatever type the back end gives them, this list's items are graphic lessons. */
const graphicCard = (graphic: Graphics['items'][number]) => ({
  ...courseCard({ ...graphic, type: GRAPHIC }),
  kind: undefined,
});

export default function GraphicList({ title, data, source }: SectionProps<Graphics>) {
  const { items, state, next } = usePages<typeof graphicProducts>(source, data, 'append');
  return (
    <SectionFrame
      title={title}
      more="/cate?type=2"
      foot={<ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <CourseList as="rows" courses={items.map(graphicCard)} />
    </SectionFrame>
  );
}
