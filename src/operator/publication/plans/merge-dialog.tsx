import { Modal } from 'antd';
import { useState } from 'react';
import type { Side } from '#schemas/publication/merge-documents.ts';
import type { mergePlan } from '#schemas/publication/plan-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { Box } from '../../parts/part.tsx';
import { ConflictRow } from '../../shell/clash-dialog.tsx';

export type Conflicting = Extract<Data<typeof mergePlan>, { outcome: 'conflicts' }>;
export type Chosen = (Pick<Conflicting['conflicts'][number], 'part' | 'key' | 'field'> & {
  side: Side;
})[];

type Props = {
  conflicting: Conflicting;
  other: string;
  busy: boolean;
  onDone: (chosen: Chosen) => void;
  onClose: () => void;
};

export const MergeDialog = ({ conflicting, other, busy, onDone, onClose }: Props) => {
  const { conflicts } = conflicting;
  const [sides, setSides] = useState<Side[]>(() => conflicts.map(() => 'theirs'));
  const chosen = conflicts.map(({ part, key, field }, index) => ({
    ...{ part, key, field },
    side: sides[index] ?? ('theirs' as const),
  }));
  return (
    <Modal
      open
      title={`方案和${other}改了同一处`}
      okText="按所选合并"
      cancelText="先不合并"
      confirmLoading={busy}
      onOk={() => onDone(chosen)}
      onCancel={onClose}
      width={560}
    >
      <p>其余改动可以直接合并。下面 {conflicts.length} 处两边不同，请选择保留哪一个。</p>
      <Box as="ul" bare>
        {conflicts.map((conflict, index) => (
          <ConflictRow
            key={`${conflict.part} ${conflict.key} ${conflict.field}`}
            conflict={conflict}
            own="方案"
            other={other}
            side={sides[index] ?? 'theirs'}
            choose={(side) => setSides(sides.with(index, side))}
          />
        ))}
      </Box>
    </Modal>
  );
};
