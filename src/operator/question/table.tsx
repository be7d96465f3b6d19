import type { TableColumnsType } from 'antd';
import type { DeskQuestion } from '#schemas/question/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { Text } from '../parts/part.tsx';
import { askedBy, questionMark } from './words.ts';

const columns: TableColumnsType<DeskQuestion> = [
  {
    title: '问题',
    dataIndex: 'text',
    render: (text: string) => (
      <Text as="span" lines={2} breaks="anywhere">
        {text}
      </Text>
    ),
  },
  {
    title: '课程',
    key: 'lesson',
    width: 190,
    render: (_, { product, lesson }) => (
      <Text as="span" lines={2} breaks="anywhere">{`${product} · ${lesson}`}</Text>
    ),
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
  openColumn(({ text }) => `查看 ${text}`),
];

/** A page of questions. */
export const QuestionTable = (props: OpenedRowsProps<DeskQuestion>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
