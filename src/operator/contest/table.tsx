import type { TableColumnsType } from 'antd';
import type { ParcelHead } from '#schemas/contest/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { parcelMark, winnerText } from './words.ts';

const columns: TableColumnsType<ParcelHead> = [
  { title: '会员', key: 'member', width: 130, render: (_, head) => winnerText(head) },
  { title: '奖品', dataIndex: 'title' },
  { title: '活动', dataIndex: 'game' },
  { title: zoned('抽中时间'), dataIndex: 'at', width: 140, render: momentText },
  {
    title: '状态',
    key: 'state',
    width: 130,
    render: (_, head) => {
      const { name, tone } = parcelMark(head);
      return <OperatorChip tone={tone}>{name}</OperatorChip>;
    },
  },
  openColumn((head) => `查看 ${winnerText(head)} 的奖品`),
];

/** A page of prizes that go by post. */
export const ParcelTable = (props: OpenedRowsProps<ParcelHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
