import { Button, Empty, type TableColumnsType } from 'antd';
import type { DeskQuestion } from '../../../schemas/question/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { DeskTable } from '../parts/desk-table.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import css from './question.module.css';
import { askedBy, questionMark } from './words.ts';

const columns: TableColumnsType<DeskQuestion> = [
  {
    title: '问题',
    dataIndex: 'text',
    render: (text: string) => <span className={css.cut}>{text}</span>,
  },
  {
    title: '课程',
    key: 'lesson',
    width: 190,
    render: (_, { product, lesson }) => <span className={css.cut}>{`${product} · ${lesson}`}</span>,
  },
  { title: '会员', key: 'member', width: 130, render: (_, question) => askedBy(question) },
  { title: '回答', dataIndex: 'answers', width: 66 },
  { title: zoned('时间'), dataIndex: 'at', width: 118, render: momentText },
  {
    title: '状态',
    key: 'state',
    width: 120,
    render: (_, question) => {
      const { name, tone } = questionMark(question);
      return <OperatorChip tone={tone}>{name}</OperatorChip>;
    },
  },
  {
    title: '操作',
    key: 'action',
    width: 66,
    // a click on this button bubbles to the row, whose handler opens the question
    render: (_, { text }) => (
      <Button size="small" aria-label={`查看 ${text}`}>
        查看
      </Button>
    ),
  },
];

type Props = {
  items: readonly DeskQuestion[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
};

/** A page of questions. */
export const QuestionTable = ({ items, page, pages, empty, onPage, onOpen }: Props) => (
  <DeskTable
    rowKey="id"
    columns={columns}
    onRow={({ id }) => ({ className: css.row ?? '', onClick: () => onOpen(id) })}
    dataSource={[...items]}
    locale={{ emptyText: <Empty description={empty} /> }}
    pagination={pagingOf(page, pages, onPage)}
  />
);
