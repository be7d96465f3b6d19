import type { TableColumnsType } from 'antd';
import type { MarkingRow } from '#schemas/exam/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { outcomeMark } from './words.ts';

const columns: TableColumnsType<MarkingRow> = [
  { title: '答卷', dataIndex: 'attempt', width: 96 },
  { title: '考试', dataIndex: 'exam' },
  { title: zoned('交卷'), dataIndex: 'sentAt', width: 150, render: momentText },
  {
    title: '要阅',
    dataIndex: 'waiting',
    width: 80,
    render: (waiting: number) => (waiting > 0 ? `${waiting} 题` : '—'),
  },
  {
    title: '得分',
    key: 'score',
    width: 110,
    render: (_, { score, full }) => `${score} / ${full}`,
  },
  {
    title: '状态',
    key: 'state',
    width: 150,
    render: (_, { outcome, by }) => {
      const { name, tone } = outcomeMark(outcome);
      return (
        <>
          <OperatorChip tone={tone}>{name}</OperatorChip> {by}
        </>
      );
    },
  },
  openColumn(({ attempt }) => `查看答卷 ${attempt}`),
];

/** A page of attempts, by their numbers alone. */
export const MarkingTable = (props: OpenedRowsProps<MarkingRow>) => (
  <OpenedRows columns={columns} idOf={({ attempt }) => attempt} {...props} />
);
