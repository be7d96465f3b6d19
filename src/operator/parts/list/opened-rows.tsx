import { Button, Empty, type TableColumnsType } from 'antd';
import { DeskTable } from './desk-table.tsx';
import css from './opened-rows.module.css';
import { pagingOf } from './paging.ts';

/** `labelOf`: the accessible name of a row's button. */
export const openColumn = <Row,>(labelOf: (row: Row) => string): TableColumnsType<Row>[number] => ({
  title: '操作',
  key: 'action',
  width: 66,
  // a click on this button bubbles to the row, whose handler opens it
  render: (_, row) => (
    <Button size="small" aria-label={labelOf(row)}>
      查看
    </Button>
  ),
});

export type OpenedRowsProps<Row> = {
  items: readonly Row[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
};

type Props<Row> = OpenedRowsProps<Row> & {
  columns: TableColumnsType<Row>;
  idOf: (row: Row) => number;
};

export const OpenedRows = <Row extends object>(props: Props<Row>) => {
  const { columns, idOf, items, page, pages, empty, onPage, onOpen } = props;
  return (
    <DeskTable<Row>
      rowKey={idOf}
      columns={columns}
      onRow={(row) => ({ className: css.row ?? '', onClick: () => onOpen(idOf(row)) })}
      dataSource={[...items]}
      locale={{ emptyText: <Empty description={empty} /> }}
      pagination={pagingOf(page, pages, onPage)}
    />
  );
};
