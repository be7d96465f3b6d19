import { Empty } from 'antd';
import { createContext, memo, useCallback, useContext, useMemo } from 'react';
import { type PageName, pageNames } from '#schemas/publication/page-names.ts';
import { sectionKey, sectionLabel } from '#schemas/publication/section-item.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { Icon } from '../../parts/icons.tsx';
import { SortableList } from '../../parts/sortable/sortable-list.tsx';
import css from './insert-position.module.css';
import { moveOver } from './page-edits.ts';
import { itemsOf, pagePart, pageRoot, positionOnPage } from './pages/page-items.ts';
import { EditorRow } from './section-row.tsx';
import { openInserting, rowDetails } from './selection.ts';
import { isWanted, type Wanted } from './toolbar.tsx';
import { useKeys } from './use-keys.ts';
import { useBlanks, useVerdicts } from './use-verdicts.ts';
import { type SectionVisibility, visibilityOf } from './verdicts.ts';

type InsertProps = {
  /** The key of the item before the position; null: at the top. */
  behind: string | null;
  name: string;
  /** Whether the Tab key stops here: beside the selected row. */
  near: boolean;
};

const InsertPosition = memo(({ behind, name, near }: InsertProps) => (
  <div className={behind === null ? css.first : undefined}>
    <button
      type="button"
      className={css.position}
      tabIndex={near ? 0 : -1}
      aria-label={behind === null ? '在最前面添加区块' : `在${name}后面添加区块`}
      onClick={() => openInserting(behind)}
    >
      <span className={css.plus}>
        <Icon name="plus" size={14} />
      </span>
    </button>
  </div>
));

type Rows = {
  verdicts: ReadonlyMap<string, SectionVisibility>;
  isBlank: (key: string) => boolean;
  selected: string | undefined;
  detailed: boolean;
  onWhy: (key: string) => void;
};

const RowsContext = createContext<Rows | null>(null);

/** Renders again only when its own section has changed. */
const Row = ({ page, id }: { page: PageName; id: string }) => {
  const rows = useContext(RowsContext);
  const desk = useDraftEditor();
  const { edit } = useRights();
  const position = useDeskState(({ document }) => positionOnPage(itemsOf(document, page), id));
  const section = useDeskState(({ document }) => itemsOf(document, page)[position]);
  const last = useDeskState(({ document }) => itemsOf(document, page).length - 1);
  const faults = useDeskState((state) => state.faults);
  if (!section || !rows) return null;
  const verdict = rows.verdicts.get(id);
  const selected = rows.selected === id;
  const faultAt = (path: string) => faults.find((fault) => fault.path === path)?.message ?? '';
  const rowProps = { name: sectionLabel(section), near: selected };
  return (
    <>
      {edit && position === 0 && <InsertPosition behind={null} {...rowProps} />}
      <EditorRow
        desk={desk}
        page={page}
        section={section}
        position={position}
        last={last}
        visibility={verdict ? visibilityOf(verdict) : 'none'}
        blank={rows.isBlank(id)}
        selected={selected}
        mayEdit={edit}
        titleFault={faultAt(`${pageRoot(page)}.${position}.title`)}
        detailed={rows.detailed}
        onWhy={rows.onWhy}
      />
      {edit && <InsertPosition behind={id} {...rowProps} />}
    </>
  );
};

type Props = {
  page: PageName;
  wanted: Wanted;
  selected: string | undefined;
  onWhy: (name: string) => void;
};

export const SectionList = ({ page, wanted, selected, onWhy }: Props) => {
  const desk = useDraftEditor();
  const detailed = useStore(rowDetails);
  const verdicts = useVerdicts(page);
  const isBlank = useBlanks(page, verdicts);
  const ids = useKeys(page, (section) =>
    isWanted(wanted, section, verdicts.get(sectionKey(section))),
  );
  const isEmpty = useDeskState(({ document }) => itemsOf(document, page).length === 0);
  const move = useCallback(
    (id: string, over: string) => desk.change(moveOver(page, id, over)),
    [desk, page],
  );
  const item = useCallback((id: string) => <Row page={page} id={id} />, [page]);
  const rows = useMemo(
    () => ({ verdicts, isBlank, selected, detailed, onWhy }),
    [verdicts, isBlank, selected, detailed, onWhy],
  );
  if (ids.length > 0)
    return (
      <RowsContext value={rows}>
        <SortableList
          ids={ids}
          label={pagePart(page).label}
          nameOf={String}
          move={move}
          item={item}
        />
      </RowsContext>
    );
  const nothing = `${page === 'ordered' ? '首页' : pageNames[page]}还没有区块，点“添加区块”加入`;
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={isEmpty ? nothing : '没有符合条件的区块'}
    />
  );
};
