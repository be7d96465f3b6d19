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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, memo, type ReactNode, useContext, useMemo } from 'react';
import { Icon } from './icons.tsx';
import css from './sortable-list.module.css';

const upright: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The item whose middle is nearest; the library's own way sorts all of them at every move. */
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

type Grip = Pick<
  ReturnType<typeof useSortable>,
  'attributes' | 'listeners' | 'setActivatorNodeRef'
>;

const GripContext = createContext<Grip | null>(null);

/** Where an item is taken by mouse, finger or keyboard. */
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

type ItemProps = { id: string; children: ReactNode };

const Item = ({ id, children }: ItemProps) => {
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id });
  const grip = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  );
  const style = {
    transform: CSS.Translate.toString(transform),
    transition,
  };
  return (
    <li ref={setNodeRef} className={css.item} style={style} data-dragging={isDragging}>
      <GripContext value={grip}>{children}</GripContext>
    </li>
  );
};

/** `move`: the item comes to where the other one stands. */
type Props = {
  ids: readonly string[];
  label: string;
  nameOf: (id: string) => string;
  move: (id: string, over: string) => void;
  item: (id: string) => ReactNode;
};

const announcing = (ids: readonly string[], nameOf: (id: string) => string): Announcements => {
  const place = (id: unknown) => `第 ${ids.indexOf(String(id)) + 1} 位，共 ${ids.length} 位`;
  const name = (id: unknown) => nameOf(String(id));
  const lifted = (id: unknown) => `已拿起${name(id)}，现在在${place(id)}。`;
  return {
    onDragStart: ({ active }) => lifted(active.id),
    onDragOver: ({ active, over }) => {
      if (!over) return `${name(active.id)}不在列表中。`;
      // said at once after the start as well, in whose place it would come
      if (over.id === active.id) return lifted(active.id);
      return `${name(active.id)}移到了${place(over.id)}。`;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)}放在了${place(over.id)}。` : `${name(active.id)}回到了原处。`,
    onDragCancel: ({ active }) => `已取消，${name(active.id)}回到了原处。`,
  };
};

/** A list whose items are put in order by mouse, finger or keyboard, with every step spoken. */
export const SortableList = memo(({ ids, label, nameOf, move, item }: Props) => {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
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
      onDragEnd={onDragEnd}
      accessibility={accessibility}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={css.list} aria-label={label}>
          {ids.map((id) => (
            <Item key={id} id={id}>
              {item(id)}
            </Item>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
});
