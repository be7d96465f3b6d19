import { Drawer } from 'antd';
import type { DeskRow } from '#schemas/desk/fields.ts';
import { HandedOutRow } from '../landing/handed-out.tsx';
import { Loaded } from '../parts/panel/loaded.tsx';
import { Line } from '../parts/part.tsx';
import { useOperatorCall } from '../use-operator-call.ts';
import { callsOf, type OpenTable } from './calls.ts';
import css from './desk.module.css';
import { RowForm } from './row-form.tsx';

type Props = {
  open: OpenTable;
  /** The row that contains a new one; '' where it is still to be chosen. */
  parent: string;
  id: number | null;
  onUnsaved: (is: boolean) => void;
  onClose: () => void;
  onSaved: () => void;
};

const fresh = ({ table }: OpenTable, parent: string): DeskRow => ({
  // no stored row has this number
  id: 0,
  title: '',
  texts: table.fields.map(({ name, initial }) => ({
    name,
    text: name === table.within?.field && parent !== '' ? parent : initial,
  })),
  names: [],
});

const SavedRow = ({
  open,
  id,
  ...on
}: Omit<Props, 'id' | 'parent' | 'onClose'> & { id: number }) => {
  const read = { table: open.table.name, id };
  const call = useOperatorCall(callsOf(open.area).read, read, { fresh: true, reconnect: false });
  return (
    <Loaded call={call}>
      {({ row, stamp, unpaid, page }) => (
        <>
          {page !== '' && (
            <Line gap={8} wrap below={12} className={css.tools}>
              <a className={css.page} href={page} target="_blank" rel="noreferrer">
                打开学员看到的页面
              </a>
              <HandedOutRow table={open.table.name} id={id} page={page} />
            </Line>
          )}
          <RowForm open={open} id={id} first={row} stamp={stamp} unpaid={unpaid} {...on} />
        </>
      )}
    </Loaded>
  );
};

export const RowPanel = ({ open, parent, id, onClose, ...on }: Props) => {
  const { noun } = open.table;
  const verb = open.mayEdit ? '修改' : '查看';
  const title = id === null ? `新增${noun}` : `${verb}${noun}（编号 ${id}）`;
  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      size={640}
      mask={{ closable: false }}
      classNames={{ body: css.body ?? '' }}
    >
      {id === null ? (
        <RowForm
          open={open}
          id={null}
          first={fresh(open, parent)}
          fixed={parent === '' ? undefined : open.table.within?.field}
          stamp=""
          unpaid={0}
          {...on}
        />
      ) : (
        <SavedRow open={open} id={id} {...on} />
      )}
    </Drawer>
  );
};
