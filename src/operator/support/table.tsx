import { Button, Empty, type TableColumnsType } from 'antd';
import type { ThreadHead } from '../../../schemas/support/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/desk-table.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import css from './support.module.css';
import { askerText, threadMark } from './words.ts';

const columns: TableColumnsType<ThreadHead> = [
  { title: '会员', key: 'member', width: 150, render: (_, head) => askerText(head) },
  {
    title: '最近一条',
    dataIndex: 'latest',
    render: (latest: string) => <span className={css.latest}>{latest}</span>,
  },
  { title: zoned('时间'), dataIndex: 'latestAt', width: 118, render: momentText },
  {
    title: '状态',
    key: 'state',
    width: 110,
    render: (_, head) => {
      const { name, tone } = threadMark(head);
      return <OperatorChip tone={tone}>{name}</OperatorChip>;
    },
  },
  {
    title: '操作',
    key: 'action',
    width: 66,
    // a click on this button bubbles to the row, whose handler opens the thread
    render: (_, head) => (
      <Button size="small" aria-label={`查看 ${askerText(head)} 的咨询`}>
        查看
      </Button>
    ),
  },
];

type Props = {
  items: readonly ThreadHead[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onOpen: (member: number) => void;
};

/** A page of threads. */
export const ThreadTable = ({ items, page, pages, empty, onPage, onOpen }: Props) => (
  <DeskTable
    rowKey="member"
    columns={columns}
    onRow={({ member }) => ({ className: css.row ?? '', onClick: () => onOpen(member) })}
    dataSource={[...items]}
    locale={{ emptyText: <Empty description={empty} /> }}
    pagination={pagingOf(page, pages, onPage)}
  />
);
