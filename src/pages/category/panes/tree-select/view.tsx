import { type CategoryTree, categoryTrees } from '#schemas/category/endpoints.ts';
import { detailView } from '#src/page-kinds/detail-view.tsx';
import { followLink } from '#src/platform/navigation/follow-link.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { Box } from '#src/ui/part/parts.tsx';
import { EmptyState } from '#src/ui/state/empty.tsx';
import { type Chosen, chosenAddress, listAddress } from '../chosen-address.ts';
import { TwoPanes } from '../two-panes.tsx';
import css from './view.module.css';

type Props = { tree: CategoryTree; onChoose: (chosen: Chosen) => void };

const Tree = ({ tree, onChoose }: Props) => {
  const [query, setGroup] = useParam('group');
  const group = tree.groups.find(({ name }) => name === query) ?? tree.groups[0];
  if (!group) return <EmptyState text="这里暂时没有可选的内容" />;
  const names = tree.groups.map(({ name }) => ({ id: name, name: name || '全部' }));
  return (
    <TwoPanes
      label={tree.name}
      groups={[{ name: '', entries: names }]}
      current={group.name}
      onChoose={setGroup}
    >
      <ul>
        {group.nodes.map(({ id, name }) => (
          <li key={id}>
            <Box
              as="button"
              ring="inside"
              className={css.node}
              type="button"
              onClick={() => onChoose({ tree: tree.key, id, name })}
            >
              {name}
            </Box>
          </li>
        ))}
      </ul>
    </TwoPanes>
  );
};

const Trees = ({ trees }: { trees: readonly CategoryTree[] }) => {
  const [query, setTree] = useParam('tree');
  const [asker] = useParam('r');
  const choose = (chosen: Chosen) => {
    const back = chosenAddress(asker, chosen);
    if (back) navigate(back, { replace: true });
    else followLink(listAddress(chosen));
  };
  const tree = trees.find(({ key }) => key === query) ?? trees[0];
  const tabs = trees.map(({ key, name }) => ({ id: key, name }));
  return (
    <>
      <Tabs label="分类方式" look="line" tabs={tabs} current={tree?.key ?? ''} onChoose={setTree} />
      {tree && <Tree key={tree.key} tree={tree} onChoose={choose} />}
    </>
  );
};

/**
 * Chooses a node from the trees of departments, diseases, uses and drugs. The choice leads to its
 * list of courses, or back to the page that asked for it: the in-app address in `r`.
 */
export default detailView(categoryTrees, {
  flush: true,
  shapes: [['compact', 8]],
  body: (trees) => <Trees trees={trees} />,
});
