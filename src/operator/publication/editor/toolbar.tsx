import { Button, Segmented } from 'antd';
import Input from 'antd/es/input/Input';
import { Link } from 'wouter';
import type { PageName } from '../../../../schemas/publication/page-names.ts';
import { screens } from '../../addresses.ts';
import { useEditedPlan, useRights } from '../../draft-editor/context.ts';
import { Icon } from '../../parts/icons.tsx';
import { AddSection } from './add-section.tsx';
import { openCopying } from './copying.ts';
import css from './editor.module.css';
import type { PageItem } from './pages/page-items.ts';
import { type SectionVisibility, visibilityOf } from './verdicts.ts';

/** The filter of the rows. */
export type Wanted = { search: string; filter: 'all' | 'shown' | 'hidden' };

export const everything: Wanted = { search: '', filter: 'all' };

/** Whether a section passes the filter. */
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

type Props = { page: PageName; wanted: Wanted; onChange: (wanted: Wanted) => void };

/** Filters the rows, and adds one. */
export const Toolbar = ({ page, wanted, onChange }: Props) => {
  const { edit } = useRights();
  const plan = useEditedPlan();
  return (
    <div className={css.toolbar}>
      <Input
        className={css.search ?? ''}
        value={wanted.search}
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
      {edit && <AddSection page={page} />}
      {edit && !plan?.apart && <Button onClick={() => openCopying([])}>复制到…</Button>}
      {!plan && (
        <Link href={screens.draftHistory} className={css.history ?? ''}>
          <Icon name="history" size={16} />
          草稿历史
        </Link>
      )}
    </div>
  );
};
