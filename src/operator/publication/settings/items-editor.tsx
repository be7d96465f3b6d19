import { Button, Empty } from 'antd';
import { useCallback, useMemo } from 'react';
import type { Fields, Part } from '#schemas/publication/document-parts.ts';
import { randomKey } from '#src/platform/writing/random-key.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { addItem, moveItem, removeItem } from '../../draft-editor/edits.ts';
import { Icon } from '../../parts/icons.tsx';
import { Line } from '../../parts/part.tsx';
import { Handle } from '../../parts/sortable/sortable-item.tsx';
import { SortableList } from '../../parts/sortable/sortable-list.tsx';
import { BannerNumbers } from '../../statistics/row-numbers.tsx';
import { DocumentFields } from './fields.tsx';
import css from './settings.module.css';

type Props = {
  part: Part;
  most: number;
  fresh: (key: string) => Fields;
};

export const ItemsEditor = ({ part, most, fresh }: Props) => {
  const desk = useDraftEditor();
  const document = useDeskState((state) => state.document);
  const { edit } = useRights();
  const items = useMemo(() => part.read(document), [part, document]);
  const ids = useMemo(() => [...items.keys()], [items]);
  const nameOf = useCallback((id: string) => part.nameOf(items.get(id) ?? {}), [part, items]);
  const move = useCallback(
    (id: string, over: string) =>
      desk.change((current) =>
        moveItem(part, id, [...part.read(current).keys()].indexOf(over))(current),
      ),
    [desk, part],
  );
  const item = (id: string) => {
    const values = items.get(id);
    if (!values) return null;
    const name = part.nameOf(values);
    return (
      <article className={css.card} aria-label={name}>
        <Line as="header" gap={4} className={css.head}>
          <Handle name={name} disabled={!edit} />
          <strong>
            {ids.indexOf(id) + 1}. {name}
          </strong>
          {edit && (
            <Button
              type="text"
              danger
              icon={<Icon name="remove" />}
              aria-label={`删除${name}`}
              onClick={() => desk.change(removeItem(part, id))}
            />
          )}
        </Line>
        {part.label === '轮播图' && (
          <div className={css.numbers}>
            <BannerNumbers item={id} label={name} />
          </div>
        )}
        <div className={css.grid}>
          <DocumentFields part={part} item={id} values={values} position={ids.indexOf(id)} />
        </div>
      </article>
    );
  };
  const add = () => {
    const key = `k${randomKey().replaceAll('-', '').slice(0, 16)}`;
    desk.change(addItem(part, key, fresh(key)));
  };
  return (
    <>
      {ids.length > 0 ? (
        <SortableList ids={ids} label={part.label} nameOf={nameOf} move={move} item={item} />
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={`还没有${part.label}`} />
      )}
      {edit && (
        <Button
          className={css.add ?? ''}
          type="dashed"
          block
          disabled={ids.length >= most}
          icon={<Icon name="plus" size={16} />}
          onClick={add}
        >
          {ids.length >= most ? `最多 ${most} 个` : `添加${part.label}`}
        </Button>
      )}
    </>
  );
};
