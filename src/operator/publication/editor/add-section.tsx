import { Button, Dropdown } from 'antd';
import { sectionNames } from '../../../../schemas/home-sections.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { addSection, membersOnly } from '../../draft-editor/edits.ts';
import { Icon } from '../../parts/icons.tsx';
import { isHomeSection } from '../is-home-section.ts';
import { selectFromList } from './selection.ts';

/** Offers the sections that are missing in the draft. */
export const AddSection = () => {
  const desk = useDraftEditor();
  const { document } = useDeskState();
  const present = new Set(document.sections.map(({ name }) => name));
  const items = sectionNames
    .filter((name) => !present.has(name))
    .map((name) => ({ key: name, label: membersOnly(name) ? `${name}（仅会员）` : name }));
  const add = (name: string) => {
    if (!isHomeSection(name)) return;
    desk.change(addSection(name));
    selectFromList(name);
  };
  return (
    <Dropdown
      menu={{ items, onClick: ({ key }) => add(key) }}
      trigger={['click']}
      autoFocus
      disabled={items.length === 0}
    >
      <Button icon={<Icon name="plus" size={16} />}>
        {items.length === 0 ? '区块已全部加入' : '添加区块'}
      </Button>
    </Dropdown>
  );
};
