import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type PageName, pageNames } from '../../../../schemas/publication/page-names.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { GoneComments } from '../comments/gone-comments.tsx';
import { sought } from '../faults/lead-to.ts';
import { PictureFrame } from '../pictures/picture-frame.tsx';
import { BesidePreview } from '../preview-pane/beside-preview.tsx';
import { AroundList } from './around/around-list.tsx';
import { arranger } from './arranger.ts';
import { opened, openItem } from './drawer/opened.ts';
import { placeHeld } from './drawer/say-of-item.ts';
import css from './editor.module.css';
import { openInserting } from './inserting.ts';
import {
  CommentsDialog,
  CopyDialog,
  InsertDialog,
  SectionDrawer,
  WhyDialog,
} from './later-parts.ts';
import { NoteInFront } from './note-in-front.tsx';
import { moveOver } from './page-edits.ts';
import { PageSwitch } from './page-switch.tsx';
import { useEditedPage } from './pages/edited-page.ts';
import { pagesChanged } from './pages/page-items.ts';
import { SectionList } from './section-list.tsx';
import { selection, tappedAround } from './selection.ts';
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

/** A section that is tapped in the preview has its settings opened. */
const useTapsInPreview = (page: PageName) => {
  const desk = useDraftEditor();
  const selected = useStore(selection);
  const before = useRef(selected);
  useEffect(() => {
    // what was tapped on another screen is no tap on this one
    const isNew = selected !== before.current;
    before.current = selected;
    if (selected?.from !== 'preview' || !isNew) return;
    const { name, held } = selected;
    openItem(page, name, placeHeld(desk.store.get().document, page, name, held));
  }, [desk, page, selected]);
};

/** What floats above the page or surrounds it has its form opened when it is tapped in the preview. */
const useTapsAround = (page: PageName) => {
  const tapped = useStore(tappedAround);
  const before = useRef(tapped);
  useEffect(() => {
    if (tapped && tapped !== before.current) opened.set({ page, around: tapped.name });
    before.current = tapped;
  }, [page, tapped]);
};

/** What is undone on another page is shown there. */
const useReplays = (page: PageName, show: (page: PageName) => void) => {
  const replayed = useDeskState((state) => state.replayed);
  const { message } = App.useApp();
  const seen = useRef(replayed);
  useEffect(() => {
    if (replayed.id === seen.current.id) return;
    seen.current = replayed;
    const changed = pagesChanged(replayed.from, replayed.to);
    const [first] = changed;
    if (!first || changed.includes(page)) return;
    show(first);
    void message.info(`${replayed.verb}的是“${pageNames[first]}”的改动，已转到那一页`);
  }, [replayed, page, show, message]);
};

/** What is open in the drawer belongs to the page that is shown. */
const useDrawerOf = (page: PageName) => {
  const place = useStore(opened);
  useEffect(() => {
    if (place && place.page !== page) opened.set(null);
  }, [place, page]);
};

/** Has the page arranged in the preview as well. */
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

/** Says where learners find the page, where it is not the one that opens first. */
const NotFirst = ({ page }: { page: PageName }) => {
  const template = useDeskState((state) => state.document.template);
  if (template === page) return null;
  if (page === 'ordered')
    return (
      <p className={css.note}>
        现在首页用的是经典样式，学员打开站点看不到这里的顺序。可以在下面“页面之外 ·
        首页样式”中改为有序首页。
      </p>
    );
  return (
    <p className={css.note}>
      现在学员打开站点看到的是“{pageNames[template]}”，“{pageNames[page]}
      ”只有从它自己的网址才看得到。可以在下面“页面之外 · 首页样式”中更换。
    </p>
  );
};

/** The home pages: the sections of one of them in order, beside a preview of the draft. */
export const EditorScreen = () => {
  const { page, show } = useEditedPage();
  const { list, selected } = useScrolledTo();
  const [wanted, setWanted] = useState(everything);
  const [why, setWhy] = useState<string | null>(null);
  const led = useStore(sought);
  useTapsInPreview(page);
  useTapsAround(page);
  useReplays(page, show);
  useDrawerOf(page);
  useArranged(page);
  useEffect(() => {
    // whoever is led to a row must not find it filtered out
    if (led) setWanted(everything);
  }, [led]);
  const choose = (next: PageName) => {
    selection.set(null);
    opened.set(null);
    show(next);
  };
  return (
    <BesidePreview page={page}>
      <section ref={list} aria-label="首页区块编辑">
        <NoteInFront />
        <PageSwitch page={page} onShow={choose} />
        <Toolbar page={page} wanted={wanted} onChange={setWanted} />
        <NotFirst page={page} />
        <GoneComments />
        <SectionList key={page} page={page} wanted={wanted} selected={selected} onWhy={setWhy} />
        <AroundList page={page} />
      </section>
      <PictureFrame page={page} />
      <SectionDrawer />
      <CopyDialog key={page} page={page} />
      <InsertDialog key={`inserting ${page}`} page={page} />
      <CommentsDialog />
      <WhyDialog page={page} name={why} onClose={() => setWhy(null)} />
    </BesidePreview>
  );
};
