import {
  type CategoryTree,
  type ClassificationName,
  categoryTrees,
  classificationNames,
} from '../../../../../schemas/category/endpoints.ts';
import { FilterBar } from '../../../../entities/course/filter-bar.tsx';
import { useChosen } from '../../../../entities/course/list-choices.ts';
import { ProductList } from '../../../../entities/course/product-list.tsx';
import { SearchLink } from '../../../../entities/search/link.tsx';
import { useParam } from '../../../../platform/navigation/use-param.ts';
import { useCall } from '../../../../platform/reading/use-call.ts';
import { useShareCard } from '../../../../platform/share/use-card.ts';
import { PageFrame } from '../../../../ui/page/frame.tsx';
import { Answered, Skeletons } from '../../../../ui/state/answered.tsx';
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

/** A classification of the home page: its nodes, and the courses of the chosen node. */
export default function ClassificationPage() {
  const [tree] = useChosen('id', classificationNames, 'type_disease');
  const [node, choose] = useParam('type_id');
  const trees = useCall(categoryTrees);
  useShareCard({ title: titles[tree] });
  return (
    <PageFrame title={titles[tree]} flush aside={<SearchLink />}>
      <Answered of={trees} skeleton={<Skeletons bones={[['compact', 8]]} />}>
        {(data) => (
          <TwoPanes label="分类" groups={groupsOf(data, tree)} current={node} onChoose={choose}>
            <FilterBar types={false} prices={false} />
            <ProductList narrow key={node} fixed={{ tree, node_id: node }} />
          </TwoPanes>
        )}
      </Answered>
    </PageFrame>
  );
}
