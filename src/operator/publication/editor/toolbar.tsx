import { Segmented } from 'antd';
import Input from 'antd/es/input/Input';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { allSections } from '#schemas/layout/all-sections.ts';
import { type PageName, pageList, pageNames } from '#schemas/publication/page-names.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { screens } from '../../addresses.ts';
import {
  useDeferredDesk,
  useDeskState,
  useDraftEditor,
  useEditedPlan,
  useRights,
} from '../../draft-editor/context.ts';
import { IconButton } from '../../parts/icon-button.tsx';
import { Icon } from '../../parts/icons.tsx';
import { MenuButton } from '../../parts/menu-button.tsx';
import { Line } from '../../parts/part.tsx';
import css from './editor.module.css';
import { addableTo, addTo } from './pages/addable.ts';
import { itemsOf, type PageItem } from './pages/page-items.ts';
import { openCopying, openItem, rowDetails, selectFromList, showRowDetails } from './selection.ts';
import { type SectionVisibility, visibilityOf } from './verdicts.ts';

const pageOptions = pageList.map((value) => ({ value, label: pageNames[value] }));

type SwitchProps = { page: PageName; onShow: (page: PageName) => void };

export const PageSwitch = ({ page, onShow }: SwitchProps) => (
  <div className={css.pages}>
    <Segmented<PageName>
      options={pageOptions}
      value={page}
      onChange={onShow}
      aria-label="编辑哪个首页"
    />
  </div>
);

const AddSection = ({ page }: { page: PageName }) => {
  const desk = useDraftEditor();
  const { document } = useDeferredDesk();
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
    // content and position are set there
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

export type Wanted = { search: string; filter: 'all' | 'shown' | 'hidden' };

export const everything: Wanted = { search: '', filter: 'all' };

export const isWanted = (
  { search, filter }: Wanted,
  { name, title }: PageItem,
  verdict: SectionVisibility | undefined,
): boolean => {
  const visible = verdict !== undefined && visibilityOf(verdict) !== 'none';
  if (filter !== 'all' && visible !== (filter === 'shown')) return false;
  const words = search.trim();
  return name.includes(words) || title.includes(words);
};

const filters = [
  { value: 'all' as const, label: '全部' },
  { value: 'shown' as const, label: '显示中' },
  { value: 'hidden' as const, label: '不显示' },
];

/** With more sections than fit a screen, the filters show at once. */
const MANY = 24;

type Props = {
  page: PageName;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  pages?: ReactNode;
};

const Finding = ({
  wanted,
  onChange,
  focused: requested,
}: Omit<Props, 'page' | 'pages'> & { focused: boolean }) => (
  <Line gap={8} wrap below={8}>
    <Input
      className={css.search ?? ''}
      value={wanted.search}
      autoFocus={requested}
      onChange={({ target }) => onChange({ ...wanted, search: target.value })}
      placeholder="按名称或标题查找"
      aria-label="查找区块"
      prefix={<Icon name="search" size={16} />}
      allowClear
    />
    <Segmented<Wanted['filter']>
      options={filters}
      value={wanted.filter}
      onChange={(filter) => onChange({ ...wanted, filter })}
      aria-label="筛选区块"
    />
  </Line>
);

export const Toolbar = ({ page, wanted, onChange, pages }: Props) => {
  const { edit } = useRights();
  const plan = useEditedPlan();
  const [, navigate] = useLocation();
  const detailed = useStore(rowDetails);
  const many = useDeskState(({ document }) => itemsOf(document, page).length > MANY);
  const [requested, setRequested] = useState(false);
  const finds = many || requested || wanted !== everything;
  const turn = () => {
    if (finds) onChange(everything);
    setRequested(!finds);
  };
  const items = [
    {
      key: 'details',
      label: detailed ? '收起小图和统计' : '显示小图和统计',
      onClick: () => showRowDetails(!detailed),
    },
    ...(edit && !plan?.apart
      ? [{ key: 'copy', label: '复制到…', onClick: () => openCopying([]) }]
      : []),
    ...(plan
      ? []
      : [{ key: 'history', label: '草稿历史', onClick: () => navigate(screens.draftHistory) }]),
  ];
  return (
    <>
      <Line gap={8} wrap below={8}>
        {pages}
        <Line gap={4} flex="none" side="end" className={css.acts}>
          {!many && (
            <IconButton
              icon="search"
              label="查找和筛选"
              title="查找和筛选"
              aria-expanded={finds}
              onClick={turn}
            />
          )}
          {edit && <AddSection page={page} />}
          <MenuButton menu={{ items }} button={{ icon: 'more', label: '区块列表的更多操作' }} />
        </Line>
      </Line>
      {finds && <Finding wanted={wanted} onChange={onChange} focused={requested} />}
    </>
  );
};
