import { firstCategories } from '../../../../../schemas/classic/endpoints.ts';
import { FilterBar } from '../../../../entities/course/filter-bar.tsx';
import { useType } from '../../../../entities/course/list-choices.ts';
import { ProductList } from '../../../../entities/course/product-list.tsx';
import { SearchLink } from '../../../../entities/search/link.tsx';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Tabs } from '../../../../ui/page/tabs.tsx';

const titles: Readonly<Record<string, string>> = {
  '0': '视频课',
  '1': '音频课',
  '2': '图文课',
  '3': '专栏',
  '4': '系列课程',
  '5': '专题',
};

/** Courses of one content type (wire rule 22), by first-level category. */
export default function TypeListPage() {
  const [type] = useType();
  const [category, setCategory] = useParam('category');
  const { data: categories = [] } = useCall(firstCategories);
  const title = titles[type] ?? '全部课程';
  useShareCard({ title });
  const tabs = [{ id: '', name: '全部' }, ...categories];
  return (
    <PageFrame title={title} flush aside={<SearchLink />}>
      <Tabs label="分类" look="line" tabs={tabs} current={category} onChoose={setCategory} />
      <FilterBar types={false} />
      <ProductList fixed={{ category_id: category }} />
    </PageFrame>
  );
}
