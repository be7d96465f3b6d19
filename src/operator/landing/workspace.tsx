import { useState } from 'react';
import { Link } from 'wouter';
import {
  BLOCKS_PAGE,
  type ReadBlockLanding,
  readBlockLanding,
} from '#schemas/landing/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { DeskProvider, PlanProvider, useOpened, useOperator } from '../draft-editor/context.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Line, Stack } from '../parts/part.tsx';
import { PageEditing } from '../publication/editor/page-editing.tsx';
import css from '../publication/plans/plans.module.css';
import { SaveLine } from '../shell/bar/save-line.tsx';
import { HistoryButtons } from '../shell/bar/top-bar.tsx';
import { ClashDialog } from '../shell/clash-dialog.tsx';
import { useUndoByKeys } from '../shell/undo-by-keys.ts';
import { useOperatorCall } from '../use-operator-call.ts';
import { LandingActs } from './acts.tsx';
import { createPageEditor } from './page-editor.ts';
import { stateOf } from './words.ts';

const Open = ({ page }: { page: ReadBlockLanding }) => {
  const { title } = page.head;
  const { text, tone } = stateOf(page.head);
  useUndoByKeys(true);
  return (
    <Stack as="section" gap={16} aria-label={`区块分享页 ${title}`}>
      <Line gap={10} rowGap={8} wrap>
        <Link href={screens.landings} className={css.tab ?? ''}>
          全部区块分享页
        </Link>
        <h2>{title}</h2>
        <OperatorChip tone={tone}>{text}</OperatorChip>
        <HistoryButtons />
        <SaveLine />
        <LandingActs page={page} />
      </Line>
      <PageEditing page={BLOCKS_PAGE} label="分享页区块编辑" />
      <ClashDialog />
    </Stack>
  );
};

const Opened = ({ first }: { first: ReadBlockLanding }) => {
  const operator = useOperator();
  const [page, setPage] = useState(first);
  const editor = useOpened(() => createPageEditor({ operator, first, onRead: setPage }));
  if (!editor) return null;
  return (
    <DeskProvider value={editor}>
      <PlanProvider value={{ id: page.head.id, fixed: false, apart: true }}>
        <Open page={page} />
      </PlanProvider>
    </DeskProvider>
  );
};

export const LandingWorkspace = ({ id }: { id: number }) => {
  const call = useOperatorCall(readBlockLanding, { id }, { fresh: true, reconnect: false });
  return <Loaded call={call}>{(first) => <Opened first={first} />}</Loaded>;
};
