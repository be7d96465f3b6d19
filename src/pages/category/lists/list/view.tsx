import { categoryInfo } from '#schemas/category/endpoints.ts';
import { notFoundToFeed } from '#src/entities/category/not-found.tsx';
import { ProductList } from '#src/entities/course/product-list.tsx';
import { SearchLink } from '#src/entities/search/link.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';

const useQuery = (): { id: string } => ({ id: useParam('id')[0] });

export default detailView(categoryInfo, {
  useQuery,
  flush: true,
  shapes: [
    ['chips', 1],
    ['rows', 5],
  ],
  failed: notFoundToFeed,
  title: ({ name }) => name,
  aside: <SearchLink />,
  share: ({ name }) => ({ title: `${name}课程` }),
  useParts: ({ children }) => {
    const { id } = useQuery();
    const [sub, setSub] = useParam('sub');
    const body = (
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
        <ProductList fixed={{ category_id: sub || id }} shown={['type', 'price', 'sort']} />
      </>
    );
    return { body };
  },
});
