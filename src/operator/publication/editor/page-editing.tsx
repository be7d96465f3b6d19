import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PageName } from '#schemas/publication/page-names.ts';
import { useStore } from '#src/platform/storage/store.ts';
import { useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { Stack } from '../../parts/part.tsx';
import { sought } from '../faults/go-to-fault.tsx';
import { PictureFrame } from '../pictures/picture-frame.tsx';
import { WithPreview } from '../preview-pane/with-preview.tsx';
import { positionInGroup } from './drawer/say-of-item.ts';
import css from './editor.module.css';
import { CopyDialog, InsertDialog, SectionDrawer, WhyDialog } from './lazy-parts.ts';
import { moveOver } from './page-edits.ts';
import { SectionList } from './section-list.tsx';
import {
  arranger,
  opened,
  openInserting,
  openItem,
  rowDetails,
  selectFromList,
  selection,
  tappedSurroundings,
} from './selection.ts';
import { everything, Toolbar } from './toolbar.tsx';

const useScrolledTo = () => {
  const list = useRef<HTMLDivElement>(null);
  const selected = useStore(selection);
  useEffect(() => {
    if (!selected || selected.from === 'list') return;
    const row = list.current?.querySelector(`[data-item="${CSS.escape(selected.name)}"]`);
    row?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    if (selected.from !== 'notice') return;
    row?.querySelector('button')?.focus({ preventScroll: true });
    selection.set({ name: selected.name, from: 'list' });
  }, [selected]);
  return { list, selected: selected?.name };
};

const useTapsInPreview = (page: PageName) => {
  const desk = useDraftEditor();
  const selected = useStore(selection);
  const before = useRef(selected);
  useEffect(() => {
    // a tap from another screen does not count on this one
    const isNew = selected !== before.current;
    before.current = selected;
    if (selected?.from !== 'preview' || !isNew) return;
    const { name, held } = selected;
    openItem(page, name, positionInGroup(desk.store.get().document, page, name, held));
  }, [desk, page, selected]);
};

const useSurroundingsTaps = (page: PageName) => {
  const tapped = useStore(tappedSurroundings);
  const before = useRef(tapped);
  useEffect(() => {
    if (tapped && tapped !== before.current) opened.set({ page, surroundings: tapped.name });
    before.current = tapped;
  }, [page, tapped]);
};

/** Open settings belong to the shown page, and close with it. */
const useOpenedOn = (page: PageName) => {
  const target = useStore(opened);
  useEffect(() => {
    if (target && target.page !== page) opened.set(null);
    else if (target && 'key' in target) selectFromList(target.key);
  }, [target, page]);
};

const useArranged = (page: PageName) => {
  const desk = useDraftEditor();
  const { edit } = useRights();
  useEffect(() => {
    if (!edit) return;
    arranger.set({
      move: (key, over) => desk.change(moveOver(page, key, over)),
      insert: openInserting,
    });
    return () => arranger.set(null);
  }, [desk, page, edit]);
};

type Props = {
  page: PageName;
  label: string;
  pages?: ReactNode;
  notes?: ReactNode;
  foot?: ReactNode;
};

export const PageEditing = ({ page, label, pages, notes, foot }: Props) => {
  const { list, selected } = useScrolledTo();
  const [wanted, setWanted] = useState(everything);
  const [why, setWhy] = useState<string | null>(null);
  const led = useStore(sought);
  const detailed = useStore(rowDetails);
  useTapsInPreview(page);
  useSurroundingsTaps(page);
  useOpenedOn(page);
  useArranged(page);
  useEffect(() => {
    // a filter must not hide the row to which the operator is led
    if (led) setWanted(everything);
  }, [led]);
  return (
    <WithPreview page={page}>
      <Stack gap={16} align="start" columns={1} className={css.desk}>
        <section ref={list} className={css.sections} aria-label={label}>
          <Toolbar page={page} wanted={wanted} onChange={setWanted} pages={pages} />
          {notes}
          <SectionList key={page} page={page} wanted={wanted} selected={selected} onWhy={setWhy} />
          {foot}
        </section>
        <SectionDrawer />
      </Stack>
      {detailed && <PictureFrame page={page} />}
      <CopyDialog key={page} page={page} />
      <InsertDialog key={`inserting ${page}`} page={page} />
      <WhyDialog page={page} name={why} onClose={() => setWhy(null)} />
    </WithPreview>
  );
};
