import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Text } from '#src/ui/part/parts.tsx';
import { lengthText } from '#src/ui/player/playback/media-time.ts';
import { kindNames } from '../words.ts';
import type { LessonRow, OutlineRow } from './rows.ts';
import css from './view.module.css';

type RowActions = {
  onOpen: (id: string) => void;
  onStep: (id: string, by: -1 | 1) => void;
  drag: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
  };
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
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 } as const;
    const step = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? by[event.key] : undefined;
    if (!step) return;
    event.preventDefault();
    actions.onStep(row.id, step);
  };
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
        <button
          type="button"
          className={css.handle}
          aria-label={`移动“${name}”，可用上下方向键`}
          onKeyDown={onKeyDown}
          {...(row.type === 'lesson' && actions.drag)}
        >
          <span aria-hidden="true">⠿</span>
        </button>
      )}
    </li>
  );
});
