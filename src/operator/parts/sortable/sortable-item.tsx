import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { Icon } from '../icons.tsx';
import { Box } from '../part.tsx';
import css from './sortable-list.module.css';
import { useNearby, type Watch } from './use-near.ts';

type Grip = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>;

const GripContext = createContext<Grip | null>(null);

export const Handle = ({ name, disabled = false }: { name: string; disabled?: boolean }) => {
  const grip = useContext(GripContext);
  if (!grip) return null;
  const { attributes, listeners, setActivatorNodeRef } = grip;
  return (
    <button
      className={css.handle}
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      disabled={disabled}
      aria-label={`移动${name}`}
      aria-roledescription="可排序项"
    >
      <Icon name="handle" />
    </button>
  );
};

const Movable = ({ id, children }: { id: string; children: ReactNode }) => {
  const sortable = useSortable({ id });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = sortable;
  const grip = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  const style = {
    transform: CSS.Translate.toString(sortable.transform),
    transition: sortable.transition,
  };
  return (
    <div ref={setNodeRef} className={css.item} style={style} data-dragging={isDragging}>
      <GripContext value={grip}>{children}</GripContext>
    </div>
  );
};

/** `watch`: the list is long, and items far from the screen are rendered by name alone. */
type Props = {
  id: string;
  nameOf: (id: string) => string;
  item: (id: string) => ReactNode;
  watch: Watch | null;
  /** Whether the item counts as near until it was observed, or without `watch`. */
  first: boolean;
};

/** Far from the screen it cannot be dragged or dropped on. */
export const SortableItem = memo(({ id, nameOf, item, watch, first }: Props) => {
  const { ref, near, height } = useNearby(watch, first);
  return (
    <Box as="li" flex="shrink" ref={ref} data-item={id}>
      {near ? (
        <Movable id={id}>{item(id)}</Movable>
      ) : (
        <div className={css.far} style={{ blockSize: height }}>
          {nameOf(id)}
        </div>
      )}
    </Box>
  );
});
