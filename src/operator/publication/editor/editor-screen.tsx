import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../platform/storage/store.ts';
import { useDeskState, useDraftEditor } from '../../draft-editor/context.ts';
import { CommentsDialog } from '../comments/comments-dialog.tsx';
import { GoneComments } from '../comments/gone-comments.tsx';
import { sought } from '../faults/lead-to.ts';
import { PictureFrame } from '../pictures/picture-frame.tsx';
import { BesidePreview } from '../preview-pane/beside-preview.tsx';
import { openItem } from './drawer/opened.ts';
import { placeHeld } from './drawer/say-of-item.ts';
import { SectionDrawer } from './drawer/section-drawer.tsx';
import css from './editor.module.css';
import { NoteInFront } from './note-in-front.tsx';
import { SectionList } from './section-list.tsx';
import { selection } from './selection.ts';
import { everything, Toolbar } from './toolbar.tsx';
import { useBlanks, useVerdicts } from './use-verdicts.ts';
import { WhyDialog } from './why-dialog.tsx';

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
const useTapsInPreview = () => {
  const desk = useDraftEditor();
  const selected = useStore(selection);
  const before = useRef(selected);
  useEffect(() => {
    // what was tapped on another screen is no tap on this one
    const isNew = selected !== before.current;
    before.current = selected;
    if (selected?.from !== 'preview' || !isNew) return;
    openItem(selected.name, placeHeld(desk.store.get().document, selected.name, selected.held));
  }, [desk, selected]);
};

/** The ordered home page: its sections in order, beside a preview of the draft. */
export const EditorScreen = () => {
  const { template } = useDeskState().document;
  const verdicts = useVerdicts();
  const isBlank = useBlanks(verdicts);
  const { list, selected } = useScrolledTo();
  const [wanted, setWanted] = useState(everything);
  const [why, setWhy] = useState<string | null>(null);
  const led = useStore(sought);
  useTapsInPreview();
  useEffect(() => {
    // whoever is led to a row must not find it filtered out
    if (led) setWanted(everything);
  }, [led]);
  return (
    <BesidePreview>
      <section ref={list} aria-label="首页区块编辑">
        <NoteInFront />
        <Toolbar wanted={wanted} onChange={setWanted} />
        {template !== 'ordered' && (
          <p className={css.note}>
            现在首页用的是经典样式，学员打开站点看不到这里的顺序。可以在“页面配置 ·
            首页样式”中改为有序首页。
          </p>
        )}
        <GoneComments />
        <SectionList
          wanted={wanted}
          verdicts={verdicts}
          isBlank={isBlank}
          selected={selected}
          onWhy={setWhy}
        />
      </section>
      <PictureFrame />
      <SectionDrawer />
      <CommentsDialog />
      <WhyDialog
        name={why}
        verdict={why ? verdicts.get(why) : undefined}
        blank={why !== null && isBlank(why)}
        onClose={() => setWhy(null)}
      />
    </BesidePreview>
  );
};
