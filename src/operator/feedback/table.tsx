import { Button, Empty, type TableColumnsType } from 'antd';
import type { FeedbackHead } from '../../../schemas/feedback/desk-endpoints.ts';
import { feedbackKindNames } from '../../../schemas/feedback/fields.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/desk-table.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import css from './feedback.module.css';
import { feedbackMark, senderText } from './words.ts';

const columns: TableColumnsType<FeedbackHead> = [
  { title: '会员', key: 'member', width: 130, render: (_, head) => senderText(head) },
  {
    title: '类型',
    key: 'kind',
    width: 96,
    render: (_, { kind }) => feedbackKindNames[kind],
  },
  {
    title: '内容',
    dataIndex: 'text',
    render: (text: string) => <span className={css.begun}>{text}</span>,
  },
  { title: zoned('时间'), dataIndex: 'at', width: 118, render: momentText },
  {
    title: '状态',
    key: 'state',
    width: 96,
    render: (_, head) => {
      const { name, tone } = feedbackMark(head);
      return <OperatorChip tone={tone}>{name}</OperatorChip>;
    },
  },
  {
    title: '操作',
    key: 'action',
    width: 66,
    // a click on this button bubbles to the row, whose handler opens the feedback
    render: (_, head) => (
      <Button size="small" aria-label={`查看 ${senderText(head)} 的反馈`}>
        查看
      </Button>
    ),
  },
];

type Props = {
  items: readonly FeedbackHead[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
};

/** A page of feedback. */
export const FeedbackTable = ({ items, page, pages, empty, onPage, onOpen }: Props) => (
  <DeskTable
    rowKey="id"
    columns={columns}
    onRow={({ id }) => ({ className: css.row ?? '', onClick: () => onOpen(id) })}
    dataSource={[...items]}
    locale={{ emptyText: <Empty description={empty} /> }}
    pagination={pagingOf(page, pages, onPage)}
  />
);
