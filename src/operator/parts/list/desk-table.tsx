import { Table, type TableColumnsType, type TableProps } from 'antd';
import css from './desk-table.module.css';

const labelled = <Row extends object>(
  columns: TableColumnsType<Row> | undefined,
): TableColumnsType<Row> =>
  (columns ?? []).map((column) => {
    const label = typeof column.title === 'string' ? column.title : '';
    const cell = { className: '', 'data-label': label };
    return { ...column, onCell: () => cell };
  });

/** Rows become cards on a phone, where no table fits. */
export const DeskTable = <Row extends object>({ columns, ...props }: TableProps<Row>) => (
  <Table<Row> {...props} className={css.table ?? ''} size="middle" columns={labelled(columns)} />
);
