import { freeAddress } from '../../../entities/category/addresses.ts';
import { FilterBar } from '../../../entities/course/filter-bar.tsx';
import { ProductList } from '../../../entities/course/product-list.tsx';
import { SearchLink } from '../../../entities/search/link.tsx';
import { goBack } from '../../../platform/navigation/go-back.ts';
import { useShareCard } from '../../../platform/share/use-card.ts';
import { PageFrame } from '../../../ui/page/frame.tsx';

/** Everything that costs nothing. */
export default function FreePage() {
  useShareCard({ title: '免费好课，现在就能学' });
  return (
    <PageFrame
      route={freeAddress.pattern}
      title="免费专区"
      flush
      onBack={goBack}
      aside={<SearchLink />}
    >
      <FilterBar prices={false} />
      <ProductList fixed={{ price: 'free' }} />
    </PageFrame>
  );
}
