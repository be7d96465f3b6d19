import { useEffect } from 'react';
import { screens } from '../addresses.ts';
import { useDeskState } from '../draft-editor/context.ts';
import { useAfterFirst } from '../parts/after-first.ts';
import { lazyPart, loadParts } from '../parts/lazy-part.tsx';
import { useSeeking } from '../publication/faults/go-to-fault.tsx';
import { ScheduleTroubles } from '../publication/releases/troubles.tsx';
import { useInFront } from '../session.ts';
import { Nav, useDesks } from './bar/nav.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { DeskLife } from './desk-life.ts';
import { desks } from './desks.ts';
import { useFindingByKeys } from './finder/finding.ts';
import { LazyDeskFinder } from './finder/lazy-desk-finder.tsx';
import css from './frame.module.css';
import { Screens } from './screens.tsx';
import { useUndoByKeys } from './undo-by-keys.ts';
import { useSavedFocus } from './use-saved-focus.ts';

const ClashDialog = lazyPart(
  async () => (await import('./clash-dialog.tsx')).ClashDialog,
  () => useDeskState((state) => state.clash !== null),
);

/** Without desks whose data an existing back end has. */
const desksInFront = desks.filter(({ inFront }) => inFront);

export const Frame = () => {
  const title = useDeskState((state) => state.base.document.site.title);
  const { desks: positions, here } = useDesks(useInFront() ? desksInFront : desks);
  const after = useAfterFirst();
  useSeeking();
  useUndoByKeys(here?.edits === true);
  useFindingByKeys();
  useSavedFocus();
  useEffect(loadParts, []);
  useEffect(() => {
    document.title = `${here?.label ?? '首页'} · 运营后台`;
  }, [here?.label]);
  return (
    <div className={css.frame}>
      <DeskLife editing={here?.label ?? ''} />
      <Nav title={title} desks={positions} here={here} />
      <TopBar title={here?.label ?? '运营后台'} edits={here?.edits === true} />
      <Screens allowed={positions} first={screens.editor} above={after && <ScheduleTroubles />} />
      <LazyDeskFinder desks={positions} />
      <ClashDialog />
    </div>
  );
};
