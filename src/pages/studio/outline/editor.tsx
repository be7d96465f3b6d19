import { useCallback, useMemo, useState } from 'react';
import type { LessonKind } from '#schemas/course/fields.ts';
import { courseFormAddress } from '#schemas/studio/addresses.ts';
import { type CourseRevision, saveOutline } from '#schemas/studio/endpoints.ts';
import { MOST_LESSONS, singleKinds } from '#schemas/studio/fields.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { navigate } from '#src/platform/navigation/navigate.ts';
import { change } from '#src/platform/writing/change.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useDrag } from '#src/ui/list/use-drag.ts';
import { PageFrame } from '#src/ui/page/frame.tsx';
import { Box, Stack, Text } from '#src/ui/part/parts.tsx';
import { useAutosave } from '../autosave.ts';
import { SaveMark, SaveTrouble } from '../save-note.tsx';
import { lessonFormAddress } from '../words.ts';
import { AddLesson } from './add.tsx';
import { Row } from './row.tsx';
import {
  chaptersOf,
  movedBefore,
  type OutlineRow,
  renamed,
  rowsOf,
  stepped,
  without,
} from './rows.ts';
import { RowSheet } from './sheet.tsx';

const newId = (): string => `n${randomKey().replaceAll('-', '').slice(0, 12)}`;

/** A course has a chapter to begin with. */
const startOf = ({ chapters }: CourseRevision): readonly OutlineRow[] =>
  chapters.length > 0 ? rowsOf(chapters) : [{ type: 'chapter', id: 'n0', title: '' }];

export const OutlineEditor = ({ revision }: { revision: CourseRevision }) => {
  const { id, type, title } = revision;
  const [rows, setRows] = useState(() => startOf(revision));
  const [opened, setOpened] = useState('');
  const [adding, setAdding] = useState(false);
  const send = useCallback(
    (value: readonly OutlineRow[], version: number) =>
      change(saveOutline, { id, version, chapters: chaptersOf(value) }, id),
    [id],
  );
  const saving = useAutosave({
    name: `${id}-outline`,
    value: rows,
    version: revision.version,
    send,
  });
  const single = singleKinds[type] !== undefined;
  const locked = revision.state === 'waiting' || saving.state === 'changed' || single;
  const step = useCallback(
    (row: string, by: -1 | 1) => setRows((before) => stepped(before, row, by)),
    [],
  );
  const drop = useCallback(
    (row: string, before: string) => setRows((all) => movedBefore(all, row, before)),
    [],
  );
  const drag = useDrag(drop);
  // the handlers read all that changes from elsewhere, so that rows stay as they are drawn
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the same in each render
  const actions = useMemo(() => ({ onOpen: setOpened, onStep: step, drag }), [step]);
  const row = rows.find((each) => each.id === opened);
  const count = rows.filter((each) => each.type === 'lesson').length;
  const edit = async (kind: LessonKind, lesson: string) => {
    if (await saving.flush()) navigate(lessonFormAddress(kind, id, lesson));
  };
  const add = (kind: LessonKind, name: string) => {
    const blank = { duration: 0, ready: false, free: false, trial: 0, promised: false };
    setRows((all) => [...all, { type: 'lesson', id: newId(), kind, title: name, ...blank }]);
    setAdding(false);
  };
  return (
    <PageFrame
      flush
      aside={<SaveMark state={saving.state} />}
      action={
        !locked && (
          <>
            <Button
              look="outlined"
              onClick={() =>
                setRows((all) => [...all, { type: 'chapter', id: newId(), title: '' }])
              }
            >
              添加章节
            </Button>
            <Button disabled={count >= MOST_LESSONS} onClick={() => setAdding(true)}>
              添加课时
            </Button>
          </>
        )
      }
    >
      <Stack gap={8} padBlock={12}>
        <Box padInline="gutter">
          <SaveTrouble {...saving} onRetry={() => void saving.flush()} />
          <Text kind="card-title" lines={2}>
            {title || '未命名的课程'}
          </Text>
          <Text kind="meta" tone="tertiary">
            {locked
              ? `共 ${count} 节课。`
              : `共 ${count} 节课。点开可以改名、编辑和删除，按住右边的手柄拖动排序。`}
          </Text>
          {revision.state === 'waiting' && <Text tone="secondary">正在审核，撤回后才能修改。</Text>}
        </Box>
        <ol aria-label="章节和课时">
          {rows.map((each) => (
            <Row key={each.id} row={each} actions={actions} locked={locked} />
          ))}
        </ol>
        <Box padInline="gutter">
          <Button
            look="outlined"
            onClick={() =>
              void saving.flush().then((done) => done && goBack(courseFormAddress({ id })))
            }
          >
            回到课程信息
          </Button>
        </Box>
      </Stack>
      {row && (
        <RowSheet
          row={row}
          rows={rows}
          locked={locked}
          onRename={(name) => setRows((all) => renamed(all, row.id, name))}
          onStep={(by) => step(row.id, by)}
          onRemove={() => {
            setRows((all) => without(all, row.id));
            setOpened('');
          }}
          onEdit={() => row.type === 'lesson' && void edit(row.kind, row.id)}
          onClose={() => setOpened('')}
        />
      )}
      {adding && <AddLesson onAdd={add} onClose={() => setAdding(false)} />}
    </PageFrame>
  );
};
