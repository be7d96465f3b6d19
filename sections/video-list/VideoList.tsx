import type { videoProducts } from '../../schemas/api/home.ts';
import type { Data } from '../../schemas/define-endpoint.ts';
import type { SectionProps } from '../../src/engine/section-definition.ts';
import { courseCard } from '../../src/platform/course-link.ts';
import { usePages } from '../../src/platform/use-pages.ts';
import { CourseList } from '../../src/ui/course-list.tsx';
import { ListFoot } from '../../src/ui/list-foot.tsx';
import { SectionFrame } from '../../src/ui/section-frame.tsx';

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
