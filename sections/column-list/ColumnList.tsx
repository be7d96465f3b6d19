import type { Data } from '../../schemas/define-endpoint.ts';
import type { columnProducts } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCard } from '../../src/entities/course/card-of.ts';
import { CourseList } from '../../src/entities/course/list.tsx';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

type Columns = Data<typeof columnProducts>;

const columnCard = (column: Columns['items'][number]) => ({
  ...courseCard(column),
  kind: undefined,
});

export default function ColumnList({ title, data, source }: SectionProps<Columns>) {
  const { items, state, next } = usePages<typeof columnProducts>(source, data, 'append');
  return (
    <SectionFrame
      title={title}
      more="/zhuanlanmore?type=3"
      foot={<ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <CourseList as="rows" courses={items.map(columnCard)} />
    </SectionFrame>
  );
}
