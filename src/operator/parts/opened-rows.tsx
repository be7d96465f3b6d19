import { Button, Empty, type TableColumnsType } from 'antd';
import { DeskTable } from './desk-table.tsx';
import css from './opened-rows.module.css';
import { pagingOf } from './paging.ts';

/** The column by which a row is opened; `nameOf`: what it opens, in words. */
export const openColumn = <Row,>(nameOf: (row: Row) => string): TableColumnsType<Row>[number] => ({
  title: '操作',
  key: 'action',
  width: 66,
  // a click on this button bubbles to the row, whose handler opens it
  render: (_, row) => (
    <Button size="small" aria-label={`查看${nameOf(row)}`}>
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

type Props<Row> = OpenedRowsProps<Row> & { columns: TableColumnsType<Row> };

/** A page of rows of which each opens what it names. */
export const OpenedRows = <Row extends { id: number }>(props: Props<Row>) => {
  const { columns, items, page, pages, empty, onPage, onOpen } = props;
  return (
    <DeskTable<Row>
      rowKey="id"
      columns={columns}
      onRow={({ id }) => ({ className: css.row ?? '', onClick: () => onOpen(id) })}
      dataSource={[...items]}
      locale={{ emptyText: <Empty description={empty} /> }}
      pagination={pagingOf(page, pages, onPage)}
    />
  );
};
