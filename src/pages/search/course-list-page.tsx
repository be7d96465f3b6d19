import { useEffect } from 'react';
import { tidyKeyword } from '../../../schemas/search/keyword.ts';
import { FilterBar } from '../../entities/course/filter-bar.tsx';
import { ProductList } from '../../entities/course/product-list.tsx';
import { courseListAddress } from '../../entities/search/addresses.ts';
import { SearchLink } from '../../entities/search/link.tsx';
import { goBack } from '../../platform/navigation/go-back.ts';
import { useParam } from '../../platform/navigation/use-param.ts';
import { useShareCard } from '../../platform/share/use-card.ts';
import { PageFrame } from '../../ui/page/frame.tsx';
import { noteSearch } from './history.ts';

/** Courses by type, teacher or keyword, as the address says. */
export default function CourseListPage() {
  const [asked] = useParam('keyword');
  const [teacher] = useParam('teacher');
  const keyword = tidyKeyword(asked);
  useEffect(() => noteSearch(keyword), [keyword]);
  const title = keyword === '' ? '全部课程' : `“${keyword}”的课程`;
  useShareCard({ title });
  return (
    <PageFrame
      route={courseListAddress.pattern}
      title={title}
      flush
      onBack={goBack}
      aside={<SearchLink />}
    >
      <FilterBar />
      <ProductList fixed={{ keyword, teacher_id: teacher }} />
    </PageFrame>
  );
}
