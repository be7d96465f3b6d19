import { useMemo } from 'react';
import { allSections } from '#schemas/all-sections.ts';
import type { PageName } from '#schemas/publication/page-names.ts';
import { useDeskLater, useDraftEditor } from '../../draft-editor/context.ts';
import { Icon } from '../../parts/icons.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { openItem } from './drawer/opened.ts';
import { addableTo, addTo } from './pages/addable.ts';
import { selectFromList } from './selection.ts';

/** Offers the sections that may be added to a page as it is now. */
export const AddSection = ({ page }: { page: PageName }) => {
  const desk = useDraftEditor();
  const { document } = useDeskLater();
  const names = useMemo(() => addableTo(document, page), [document, page]);
  const items = names.map((name) => ({
    key: name,
    label: allSections[name].audience === 'members' ? `${name}（仅会员）` : name,
  }));
  const add = (key: string) => {
    const name = names.find((each) => each === key);
    if (!name) return;
    const added = addTo(desk.store.get().document, page, name);
    desk.change(added.edit);
    selectFromList(added.key);
    // what it shows and where it stands is said there
    if (page !== 'ordered') openItem(page, added.key);
  };
  return (
    <MenuButton
      menu={{
        items,
        onClick: ({ key }) => add(key),
        style: { maxBlockSize: '60vh', overflow: 'auto' },
      }}
      disabled={items.length === 0}
      button={{
        icon: <Icon name="plus" size={16} />,
        children: items.length === 0 ? '区块已全部加入' : '添加区块',
      }}
    />
  );
};
