import type { Data } from '../../schemas/define-endpoint.ts';
import type { graphicProducts } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { GRAPHIC } from '../../src/entities/course/address.ts';
import { courseCard } from '../../src/entities/course/card-of.ts';
import { CourseList } from '../../src/entities/course/list.tsx';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

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
