import {
  type CategoryTree,
  type ClassificationName,
  categoryTrees,
  classificationNames,
} from '#schemas/category/endpoints.ts';
import { ProductList } from '#src/entities/course/product-list.tsx';
import { SearchLink } from '#src/entities/search/link.tsx';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { TwoPanes } from '../two-panes.tsx';

const titles: Readonly<Record<ClassificationName, string>> = {
  type_disease: '按疾病找课',
  type_use: '按用途找课',
  type_drug: '按药品找课',
};

const groupsOf = (trees: readonly CategoryTree[], tree: ClassificationName) => {
  const groups = trees.find(({ key }) => key === tree)?.groups ?? [];
  const named = groups.map(({ name, nodes }) => ({ name, entries: nodes }));
  return [{ name: '', entries: [{ id: '', name: '全部' }] }, ...named];
};

const useTree = (): ClassificationName => {
  const [id] = useParam('id');
  return classificationNames.find((each) => each === id) ?? 'type_disease';
};

const useTitle = (): string => titles[useTree()];

export default detailView(categoryTrees, {
  flush: true,
  shapes: [['compact', 8]],
  useTitle,
  aside: <SearchLink />,
  useParts: (trees) => {
    const tree = useTree();
    const [node, choose] = useParam('type_id');
    const body = (
      <TwoPanes label="分类" groups={groupsOf(trees, tree)} current={node} onChoose={choose}>
        <ProductList
          narrow
          key={node}
          fixed={{ tree, node_id: node }}
          shown={['sort', 'type', 'price']}
        />
      </TwoPanes>
    );
    return { share: { title: titles[tree] }, body };
  },
});
