import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { useAfterFirstRows } from '../after-first.ts';
import { dragging } from './dragging.ts';
import { SortableItem } from './sortable-item.tsx';
import css from './sortable-list.module.css';
import { watchNearness } from './use-near.ts';

/** In longer lists only the items near the screen are rendered in full. */
const FEW = 40;

/** So many items fill a screen; the console opens with these alone. */
const FIRST = 8;

const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Finds the item whose middle is nearest; the library's strategy sorts all items at every move. */
const nearest: CollisionDetection = ({ collisionRect, droppableRects, droppableContainers }) => {
  const middle = collisionRect.top + collisionRect.height / 2;
  let found: { id: string | number; distance: number } | undefined;
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id);
    if (!rect) continue;
    const distance = Math.abs(rect.top + rect.height / 2 - middle);
    if (!found || distance < found.distance) found = { id, distance };
  }
  return found ? [{ id: found.id }] : [];
};

const HINT = '按空格键拿起，用上下方向键移动，再按空格键放下，按 Esc 键取消。';

/** `move` puts an item at the place of another one. */
type Props = {
  ids: readonly string[];
  label: string;
  nameOf: (id: string) => string;
  move: (id: string, over: string) => void;
  item: (id: string) => ReactNode;
};

const announcing = (ids: readonly string[], nameOf: (id: string) => string): Announcements => {
  const positionOf = (id: unknown) => `第 ${ids.indexOf(String(id)) + 1} 位，共 ${ids.length} 位`;
  const name = (id: unknown) => nameOf(String(id));
  const lifted = (id: unknown) => `已拿起${name(id)}，现在在${positionOf(id)}。`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return `${name(active.id)}不在列表中。`;
      // this event also fires right after the start, and its message would replace the first one
      if (over.id === active.id) return lifted(active.id);
      return `${name(active.id)}移到了${positionOf(over.id)}。`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)}放在了${positionOf(over.id)}。` : `${name(active.id)}回到了原处。`,
    onDragCancel: ({ active }) => `已取消，${name(active.id)}回到了原处。`,
  };
};

const begin = () => dragging.set(true);
const end = () => dragging.set(false);

/** For mouse, finger and keyboard; every step is read aloud. */
export const SortableList = memo(({ ids, label, nameOf, move, item }: Props) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const long = ids.length > FEW;
  const few = useAfterFirstRows() ? FEW : FIRST;
  const watch = useMemo(() => (long ? watchNearness() : null), [long]);
  useEffect(() => end, []);
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    end();
    if (over && over.id !== active.id) move(String(active.id), String(over.id));
  };
  const accessibility = {
    announcements: announcing(ids, nameOf),
    screenReaderInstructions: { draggable: HINT },
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      modifiers={[upright]}
      onDragStart={begin}
      onDragEnd={onDragEnd}
      onDragCancel={end}
      accessibility={accessibility}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={css.list} aria-label={label}>
          {ids.map((id, index) => (
            <SortableItem
              key={id}
              id={id}
              nameOf={nameOf}
              item={item}
              watch={watch}
              first={index < few}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
});
