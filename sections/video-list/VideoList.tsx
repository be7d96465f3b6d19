import type { Data } from '../../schemas/define-endpoint.ts';
import type { videoProducts } from '../../schemas/home/endpoints.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCard } from '../../src/entities/course/card-of.ts';
import { CourseList } from '../../src/entities/course/list.tsx';
import { usePages } from '../../src/platform/reading/use-pages.ts';
import { ListFoot } from '../../src/ui/list/foot.tsx';
import { SectionFrame } from '../../src/ui/page/section-frame.tsx';

type Videos = Data<typeof videoProducts>;

const videoCard = (video: Videos['items'][number]) => ({
  ...courseCard(video),
  kind: undefined,
  mark: 'play' as const,
});

export default function VideoList({ title, data, source }: SectionProps<Videos>) {
  const { items, page, state, next } = usePages<typeof videoProducts>(source, data, 'swap');
  return (
    <SectionFrame
      title={title}
      more="/cate?type=0"
      page={page}
      foot={<ListFoot label="换一换" state={state} onPress={next} />}
    >
      <CourseList as="tiles" courses={items.map(videoCard)} />
    </SectionFrame>
  );
}
