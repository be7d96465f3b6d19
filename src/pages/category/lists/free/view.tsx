import { FilterBar } from '../../../../entities/course/filter-bar.tsx';
import { ProductList } from '../../../../entities/course/product-list.tsx';
import { SearchLink } from '../../../../entities/search/link.tsx';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';

/** Everything that costs nothing. */
export default function FreePage() {
  useShareCard({ title: '免费好课，现在就能学' });
  return (
    <PageFrame flush aside={<SearchLink />}>
      <FilterBar prices={false} />
      <ProductList fixed={{ price: 'free' }} />
    </PageFrame>
  );
}
