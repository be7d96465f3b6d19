import { Empty, Input, Segmented } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import { moduleStart } from '../../../schemas/api/home.ts';
import type { HomeSectionName } from '../../../schemas/home-sections.ts';
import { call } from '../../platform/call.ts';
import { useStore } from '../../platform/store.ts';
import { useDesk, useDeskState, useRights } from '../desk/desk-context.ts';
import { moveItem, partNamed } from '../desk/edits.ts';
import { Icon } from '../parts/icons.tsx';
import { SortableList } from '../parts/sortable-list.tsx';
import { PreviewPane } from '../preview-pane/preview-pane.tsx';
import { AddSection } from './add-section.tsx';
import css from './editor.module.css';
import { SectionRow } from './section-row.tsx';
import { selection, standing } from './selection.ts';
import { verdictsOf, visibilityOf } from './verdicts.ts';
import { WhyDialog } from './why-dialog.tsx';

const part = partNamed('首页区块');

type Filter = 'all' | 'shown' | 'hidden';

const filters = [
  { value: 'all', label: '全部' },
  { value: 'shown', label: '显示中' },
  { value: 'hidden', label: '不显示' },
];

const useVerdicts = () => {
  const { sections, memberCard } = useDeskState().document;
  const { data } = useSWR(moduleStart.path, async () => {
    const answer = await call(moduleStart);
    return answer.ok ? answer.data : { liveModule: false };
  });
  return useMemo(
    () => verdictsOf({ sections, memberCard }, data ?? { liveModule: true }),
    [sections, memberCard, data],
  );
};

const useScrolledTo = () => {
  const list = useRef<HTMLDivElement>(null);
  const selected = useStore(selection);
  useEffect(() => {
    if (selected?.from !== 'preview') return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(selected.name)}"]`);
    row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selected]);
  return { list, selected: selected?.name };
};

/** The ordered home page: its sections in order, with the draft's preview beside them. */
export const EditorScreen = () => {
  const desk = useDesk();
  const { document, faults } = useDeskState();
  const { edit } = useRights();
  const { sections, memberCard, template } = document;
  const verdicts = useVerdicts();
  const shown = useStore(standing);
  const { list, selected } = useScrolledTo();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [why, setWhy] = useState<HomeSectionName | null>(null);

  const byName = useMemo(
    () => new Map(sections.map((section, index) => [section.name as string, { section, index }])),
    [sections],
  );
  const ids = useMemo(() => {
    const wanted = search.trim();
    return sections
      .filter(({ name, title }) => {
        const verdict = verdicts.get(name);
        const visible = verdict && visibilityOf(verdict) !== 'none';
        if (filter !== 'all' && visible !== (filter === 'shown')) return false;
        return name.includes(wanted) || title.includes(wanted);
      })
      .map(({ name }) => name);
  }, [sections, verdicts, search, filter]);
  const move = useCallback(
    (id: string, over: string) =>
      desk.change((current) => {
        const to = current.sections.findIndex(({ name }) => name === over);
        return moveItem(part, id, to)(current);
      }),
    [desk],
  );
  const faultAt = useCallback(
    (path: string) => faults.find((fault) => fault.path === path)?.message ?? '',
    [faults],
  );
  const isBlank = useCallback(
    (name: HomeSectionName) => {
      const verdict = verdicts.get(name);
      if (!verdict || !shown || shown.names.length === 0 || template !== 'ordered') return false;
      const expected = shown.member ? verdict.member.shows : verdict.visitor.shows;
      return expected && !shown.names.includes(name);
    },
    [verdicts, shown, template],
  );
  const item = useCallback(
    (id: string) => {
      const found = byName.get(id);
      if (!found) return null;
      const { section, index } = found;
      const verdict = verdicts.get(section.name);
      const isCard = section.name === '会员卡提示';
      return (
        <SectionRow
          desk={desk}
          section={section}
          place={index}
          last={byName.size - 1}
          visibility={verdict ? visibilityOf(verdict) : 'none'}
          blank={isBlank(section.name)}
          selected={selected === section.name}
          mayEdit={edit}
          titleFault={faultAt(`sections.${index}.title`)}
          description={isCard ? memberCard.description : undefined}
          descriptionFault={isCard ? faultAt('memberCard.description') : ''}
          onWhy={setWhy}
        />
      );
    },
    [byName, verdicts, isBlank, selected, edit, faultAt, memberCard.description, desk],
  );

  return (
    <div className={css.screen}>
      <section className={css.list} ref={list} aria-label="首页区块编辑">
        <div className={css.toolbar}>
          <Input
            className={css.search ?? ''}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            placeholder="按名称或标题查找"
            aria-label="查找区块"
            prefix={<Icon name="search" size={16} />}
            allowClear
          />
          <Segmented<Filter>
            options={filters as { value: Filter; label: string }[]}
            value={filter}
            onChange={setFilter}
            aria-label="筛选区块"
          />
          {edit && <AddSection />}
        </div>
        {template !== 'ordered' && (
          <p className={css.note}>
            现在首页使用的是经典样式，这里的顺序只影响有序首页（/drawIndex）。可在“页面配置 ·
            首页样式”中改回。
          </p>
        )}
        {ids.length > 0 ? (
          <SortableList ids={ids} label="首页区块" nameOf={String} move={move} item={item} />
        ) : (
          <Empty
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={
              sections.length > 0 ? '没有符合条件的区块' : '首页还没有区块，点“添加区块”加入'
            }
          />
        )}
      </section>
      <PreviewPane />
      <WhyDialog
        name={why}
        verdict={why ? verdicts.get(why) : undefined}
        blank={why !== null && isBlank(why)}
        onClose={() => setWhy(null)}
      />
    </div>
  );
};
