import { columnProducts } from '../../../../../schemas/home/endpoints.ts';
import { CourseRows } from '../../../../entities/course/rows.tsx';
import { courseListAddress } from '../../../../entities/search/addresses.ts';
import { SearchLink } from '../../../../entities/search/link.tsx';
import { useList } from '../../../../platform/reading/use-list.ts';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { EmptyState } from '../../../../ui/state/empty.tsx';

/** All columns, the newest first. */
export default function ColumnsPage() {
  useShareCard({ title: '跟着名师系统学习' });
  return (
    <PageFrame title="全部专栏" flush aside={<SearchLink />}>
      <CourseRows
        list={useList(columnProducts)}
        empty={
          <EmptyState
            text="专栏正在筹备"
            action={<ButtonLink href={courseListAddress()}>看全部课程</ButtonLink>}
          />
        }
      />
    </PageFrame>
  );
}
