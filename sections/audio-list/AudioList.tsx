import type { Data } from '../../schemas/define-endpoint.ts';
import type { audioProducts } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCard } from '../../src/entities/course/card-of.ts';
import { CourseList } from '../../src/entities/course/list.tsx';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

type Audios = Data<typeof audioProducts>;

const audioCard = (audio: Audios['items'][number]) => ({
  ...courseCard(audio),
  kind: undefined,
  mark: 'listen' as const,
});

export default function AudioList({ title, data, source }: SectionProps<Audios>) {
  const { items, state, next } = usePages<typeof audioProducts>(source, data, 'append');
  return (
    <SectionFrame
      title={title}
      more="/cate?type=1"
      foot={<ListFoot label="查看更多" state={state} onPress={next} />}
    >
      <CourseList as="compact" courses={items.map(audioCard)} />
    </SectionFrame>
  );
}
