import type { TableColumnsType } from 'antd';
import type { FeedbackHead } from '#schemas/feedback/desk-endpoints.ts';
import { feedbackKindNames } from '#schemas/feedback/fields.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { Text } from '../parts/part.tsx';
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
    render: (text: string) => (
      <Text as="span" lines={2} breaks="anywhere">
        {text}
      </Text>
    ),
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
  openColumn((head) => `查看 ${senderText(head)} 的反馈`),
];

/** A page of feedback. */
export const FeedbackTable = (props: OpenedRowsProps<FeedbackHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
