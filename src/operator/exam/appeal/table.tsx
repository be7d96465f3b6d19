import type { TableColumnsType } from 'antd';
import type { AppealHead } from '#schemas/exam/appeal-desk-endpoints.ts';
import { OperatorChip } from '../../parts/chip.tsx';
import { momentText, zoned } from '../../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../../parts/opened-rows.tsx';
import { Text } from '../../parts/part.tsx';
import { appealMark } from './words.ts';

const columns: TableColumnsType<AppealHead> = [
  { title: '答卷', dataIndex: 'attempt', width: 72 },
  { title: '考试', dataIndex: 'exam', width: 140 },
  {
    title: '申诉',
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
      const { name, tone } = appealMark(head);
      return <OperatorChip tone={tone}>{name}</OperatorChip>;
    },
  },
  openColumn(({ attempt }) => `查看答卷 ${attempt} 的申诉`),
];

/** A page of appeals, by the numbers of their attempts alone. */
export const AppealTable = (props: OpenedRowsProps<AppealHead>) => (
  <OpenedRows columns={columns} idOf={({ attempt }) => attempt} {...props} />
);
