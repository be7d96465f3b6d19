import { Empty } from 'antd';
import { useCallback, useMemo } from 'react';
import { type PageName, pageNames } from '../../../../schemas/publication/page-names.ts';
import { sectionKey, sectionLabel } from '../../../../schemas/publication/section-item.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { SortableList } from '../../parts/sortable-list.tsx';
import { InsertPlace } from './insert-place.tsx';
import { moveOver } from './page-edits.ts';
import { itemsOf, pagePart, pageRoot } from './pages/page-items.ts';
import { EditorRow } from './section-row.tsx';
import { isWanted, type Wanted } from './toolbar.tsx';
import { type SectionVisibility, visibilityOf } from './verdicts.ts';

type Props = {
  page: PageName;
  wanted: Wanted;
  verdicts: ReadonlyMap<string, SectionVisibility>;
  isBlank: (name: string) => boolean;
  selected: string | undefined;
  onWhy: (name: string) => void;
};

/** The filtered sections of a page of the draft, in order, one row each. */
export const SectionList = ({ page, wanted, verdicts, isBlank, selected, onWhy }: Props) => {
  const desk = useDraftEditor();
  const { document, faults } = useDeskState();
  const { edit } = useRights();
  const { memberCard } = document;
  const part = pagePart(page);
  const sections = useMemo(() => itemsOf(document, page), [document, page]);
  const byKey = useMemo(
    () => new Map(sections.map((section, index) => [sectionKey(section), { section, index }])),
    [sections],
  );
  const ids = useMemo(
    () =>
      sections
        .filter((section) => isWanted(wanted, section, verdicts.get(sectionKey(section))))
        .map(sectionKey),
    [sections, verdicts, wanted],
  );
  const move = useCallback(
    (id: string, over: string) => desk.change(moveOver(page, id, over)),
    [desk, page],
  );
  const item = useCallback(
    (id: string) => {
      const found = byKey.get(id);
      if (!found) return null;
      const { section, index } = found;
      const verdict = verdicts.get(id);
      const isCard = page === 'ordered' && id === '会员卡提示';
      const faultAt = (path: string) => faults.find((fault) => fault.path === path)?.message ?? '';
      const places = { name: sectionLabel(section), near: selected === id };
      return (
        <>
          {edit && index === 0 && <InsertPlace behind={null} {...places} />}
          <EditorRow
            desk={desk}
            page={page}
            section={section}
            place={index}
            last={byKey.size - 1}
            visibility={verdict ? visibilityOf(verdict) : 'none'}
            blank={isBlank(id)}
            selected={selected === id}
            mayEdit={edit}
            titleFault={faultAt(`${pageRoot(page)}.${index}.title`)}
            description={isCard ? memberCard.description : undefined}
            descriptionFault={isCard ? faultAt('memberCard.description') : ''}
            onWhy={onWhy}
          />
          {edit && <InsertPlace behind={id} {...places} />}
        </>
      );
    },
    [page, byKey, verdicts, isBlank, selected, edit, faults, memberCard.description, desk, onWhy],
  );
  if (ids.length > 0)
    return <SortableList ids={ids} label={part.label} nameOf={String} move={move} item={item} />;
  const nothing = `${page === 'ordered' ? '首页' : pageNames[page]}还没有区块，点“添加区块”加入`;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={sections.length > 0 ? '没有符合条件的区块' : nothing}
    />
  );
};
