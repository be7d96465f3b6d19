import { memo } from 'react';
import { DragHandle } from '#src/ui/list/drag-handle.tsx';
import type { useDrag } from '#src/ui/list/use-drag.ts';
import { Text } from '#src/ui/part/parts.tsx';
import { lengthText } from '#src/ui/player/playback/media-time.ts';
import { kindNames } from '../words.ts';
import type { LessonRow, OutlineRow } from './rows.ts';
import css from './view.module.css';

type RowActions = {
  onOpen: (id: string) => void;
  onStep: (id: string, by: -1 | 1) => void;
  drag: ReturnType<typeof useDrag>;
};

const factsOf = ({ kind, duration, ready, free, trial }: LessonRow): string =>
  [
    kindNames[kind],
    duration > 0 && kind !== 'text' ? lengthText(duration / 1000) : '',
    ready ? '' : '还没有内容',
    free ? '免费' : trial > 0 ? '可试学' : '',
  ]
    .filter(Boolean)
    .join(' · ');

type Props = { row: OutlineRow; actions: RowActions; locked: boolean };

/** Drawn anew for itself alone: a long outline has hundreds of them. */
export const Row = memo(({ row, actions, locked }: Props) => {
  const name = row.title || (row.type === 'chapter' ? '未命名的章' : '未命名的课时');
  return (
    <li className={row.type === 'chapter' ? css.chapter : css.lesson} data-row={row.id}>
      <button type="button" className={css.open} onClick={() => actions.onOpen(row.id)}>
        <span className={css.name}>{name}</span>
        {row.type === 'lesson' && (
          <Text as="span" kind="meta" tone={row.ready ? 'tertiary' : 'price'}>
            {factsOf(row)}
          </Text>
        )}
      </button>
      {!locked && (
        <DragHandle
          name={name}
          drag={row.type === 'lesson' ? actions.drag : undefined}
          onStep={(by) => actions.onStep(row.id, by)}
        />
      )}
    </li>
  );
});
