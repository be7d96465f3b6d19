import type { KeyboardEvent } from 'react';
import css from './drag-handle.module.css';
import type { useDrag } from './use-drag.ts';

type Props = {
  /** What it moves. */
  name: string;
  /** Without it the row moves by keys alone. */
  drag?: ReturnType<typeof useDrag> | undefined;
  onStep: (by: -1 | 1) => void;
};

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves its row, an element with `data-row`, among others by touch, mouse and arrow keys. */
export const DragHandle = ({ name, drag, onStep }: Props) => {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const { currentTarget } = event;
    onStep(step);
    // an element that moves within the document loses the focus
    requestAnimationFrame(() => currentTarget.focus());
  };
  return (
    <button
      type="button"
      className={css.handle}
      aria-label={`移动“${name}”，可用上下方向键`}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  );
};
