import { categoryInfo } from '../../../../../schemas/category/endpoints.ts';
import { goneToFeed } from '../../../../entities/category/gone.tsx';
import { FilterBar } from '../../../../entities/course/filter-bar.tsx';
import { ProductList } from '../../../../entities/course/product-list.tsx';
import { SearchLink } from '../../../../entities/search/link.tsx';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';
import { Answered, Skeletons } from '../../../../ui/state/answered.tsx';

const bones = [
  ['chips', 1],
  ['rows', 5],
] as const;

/** The courses of one category, or of one of the categories below it. */
export default function CategoryListPage() {
  const [id] = useParam('id');
  const [sub, setSub] = useParam('sub');
  const info = useCall(categoryInfo, { id });
  useShareCard(info.data && { title: `${info.data.name}课程` });
  return (
    <PageFrame title={info.data?.name ?? '课程'} flush aside={<SearchLink />}>
      <Answered of={info} skeleton={<Skeletons bones={bones} />} failed={goneToFeed}>
        {({ children }) => (
          <>
            {children.length > 0 && (
              <Tabs
                label="子分类"
                look="line"
                tabs={[{ id: '', name: '全部' }, ...children]}
                current={sub}
                onChoose={setSub}
              />
            )}
            <FilterBar />
            <ProductList fixed={{ category_id: sub || id }} />
          </>
        )}
      </Answered>
    </PageFrame>
  );
}
