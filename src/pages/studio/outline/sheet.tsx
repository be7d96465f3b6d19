import { useState } from 'react';
import { TITLE_LENGTH } from '#schemas/studio/fields.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextField } from '#src/ui/form/text.tsx';
import { Stack, Text } from '#src/ui/part/parts.tsx';
import { Panel } from '#src/ui/sheet/panel.tsx';
import { QuestionPanel } from '#src/ui/sheet/question-panel.tsx';
import { blockOf, type OutlineRow } from './rows.ts';

type Props = {
  row: OutlineRow;
  rows: readonly OutlineRow[];
  locked: boolean;
  onRename: (title: string) => void;
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
  onEdit: () => void;
  onClose: () => void;
};

const isPromised = (row: OutlineRow): boolean => row.type === 'lesson' && row.promised;

/** What can be done with one row of the outline. */
export const RowSheet = ({ row, rows, locked, ...on }: Props) => {
  const [removing, setRemoving] = useState(false);
  const block = blockOf(rows, row.id);
  const promised = block.some(isPromised);
  const isLastChapter =
    row.type === 'chapter' && rows.filter(({ type }) => type === 'chapter').length === 1;
  const noun = row.type === 'chapter' ? '章' : '课时';
  const lessons = block.length - 1;
  return (
    <>
      <Panel
        open
        size="bottom"
        title={row.type === 'chapter' ? '章节' : '课时'}
        onBack={() => {
          on.onClose();
          return true;
        }}
      >
        <TextField
          label="标题"
          value={row.title}
          maxLength={TITLE_LENGTH}
          disabled={locked}
          optional={row.type === 'chapter'}
          autoComplete="off"
          onChange={({ target }) => on.onRename(target.value)}
        />
        {row.type === 'lesson' && <Button onClick={on.onEdit}>编辑内容</Button>}
        {!locked && (
          <>
            <Stack columns={2} gap={8}>
              <Button look="outlined" onClick={() => on.onStep(-1)}>
                上移
              </Button>
              <Button look="outlined" onClick={() => on.onStep(1)}>
                下移
              </Button>
            </Stack>
            {promised ? (
              <Text kind="meta" tone="tertiary">
                已有人购买，卖出的课时不能删除。
              </Text>
            ) : isLastChapter ? null : (
              <Button look="danger" onClick={() => setRemoving(true)}>
                删除这{row.type === 'chapter' ? '一章' : '节课'}
              </Button>
            )}
          </>
        )}
        <Button look="outlined" onClick={on.onClose}>
          完成
        </Button>
      </Panel>
      <QuestionPanel
        open={removing}
        title={`删除这${row.type === 'chapter' ? '一章' : '节课'}？`}
        text={
          lessons > 0
            ? `“${row.title || `未命名的${noun}`}”和里面的 ${lessons} 节课都会删除，不能恢复。`
            : `“${row.title || `未命名的${noun}`}”会删除，不能恢复。`
        }
        act="删除"
        stay="先不删"
        busy={undefined}
        failure=""
        onAct={on.onRemove}
        onClose={() => setRemoving(false)}
      />
    </>
  );
};
