import { Modal, Radio } from 'antd';
import { useState } from 'react';
import { valueWords } from '#schemas/publication/describe-changes.ts';
import { documentParts } from '#schemas/publication/document-parts.ts';
import type { Conflict, Side } from '#schemas/publication/merge-documents.ts';
import { useDeskState, useDraftEditor } from '../draft-editor/context.ts';
import type { Clash } from '../draft-editor/state.ts';
import { Box, Text } from '../parts/part.tsx';
import css from './clash-dialog.module.css';

/** One operator's value in words; structured settings are not spelled out. */
const textOf = ({ part: label, field }: Conflict, value: string | boolean): string => {
  const part = documentParts.find((one) => one.label === label);
  if (part?.structured?.includes(field)) return value === '' ? '（空）' : '改过的内容';
  return field === 'place' || field === 'item' ? String(value) : valueWords(field, value);
};

type RowProps = {
  conflict: Conflict;
  own: string;
  other: string;
  side: Side;
  choose: (side: Side) => void;
};

export const ConflictRow = ({ conflict, own, other, side, choose }: RowProps) => (
  <Box as="li" padBlock={12} padInline={16} radius="small" edge="all">
    <Text weight={600} below={8}>
      {conflict.name} · {conflict.label}
    </Text>
    <Radio.Group
      className={css.sides ?? ''}
      value={side}
      onChange={({ target }) => choose(target.value)}
      aria-label={`${conflict.name}的${conflict.label}用谁的`}
      options={[
        { value: 'theirs', label: `${other}：${textOf(conflict, conflict.theirs)}` },
        { value: 'mine', label: `${own}（我）：${textOf(conflict, conflict.mine)}` },
      ]}
    />
  </Box>
);

const Choices = ({ clash }: { clash: Clash }) => {
  const desk = useDraftEditor();
  const operator = useDeskState((state) => state.operator);
  const [sides, setSides] = useState<Side[]>(() => clash.conflicts.map(() => 'theirs'));
  const other =
    clash.theirs.author === operator.name ? `${operator.name}（另一处）` : clash.theirs.author;
  return (
    <Modal
      open
      title={`${other}和你改了同一处`}
      closable={false}
      okText="按所选合并"
      onOk={() => desk.settle(sides)}
      cancelButtonProps={{ style: { display: 'none' } }}
      width={560}
    >
      <Text tone="secondary" above={4} below={16}>
        其余修改都已合并，没有丢失。下面 {clash.conflicts.length} 处两人改得不同，请选择保留哪一个。
      </Text>
      <ul className={css.list}>
        {clash.conflicts.map((conflict, index) => (
          <ConflictRow
            key={`${conflict.part} ${conflict.key} ${conflict.field}`}
            conflict={conflict}
            own={operator.name}
            other={other}
            side={sides[index] ?? 'theirs'}
            choose={(side) => setSides(sides.with(index, side))}
          />
        ))}
      </ul>
    </Modal>
  );
};

/** Asks whose change wins where two operators changed the same thing. */
export const ClashDialog = () => {
  const clash = useDeskState((state) => state.clash);
  return clash && <Choices key={clash.theirs.version} clash={clash} />;
};
