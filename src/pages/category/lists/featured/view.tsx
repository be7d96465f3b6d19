import { featuredList } from '../../../../../schemas/home/endpoints.ts';
import { CourseRows } from '../../../../entities/course/rows.tsx';
import { courseListAddress } from '../../../../entities/search/addresses.ts';
import { SearchLink } from '../../../../entities/search/link.tsx';
import { useList } from '../../../../platform/reading/use-list.ts';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { EmptyState } from '../../../../ui/state/empty.tsx';

/** All courses that editors recommend. */
export default function FeaturedPage() {
  useShareCard({ title: '编辑推荐的优质好课' });
  return (
    <PageFrame flush aside={<SearchLink />}>
      <CourseRows
        list={useList(featuredList)}
        empty={
          <EmptyState
            text="编辑正在挑选好课"
            action={<ButtonLink href={courseListAddress()}>看全部课程</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}
