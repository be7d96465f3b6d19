import type { TableColumnsType } from 'antd';
import type { ThreadHead } from '#schemas/support/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import { Text } from '../parts/part.tsx';
import { askerText, threadMark } from './words.ts';

const columns: TableColumnsType<ThreadHead> = [
  { title: '会员', key: 'member', width: 150, render: (_, head) => askerText(head) },
  {
    title: '最近一条',
    dataIndex: 'latest',
    render: (latest: string) => (
      <Text as="span" lines={2} breaks="anywhere">
        {latest}
      </Text>
    ),
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
  openColumn((head) => `查看 ${askerText(head)} 的咨询`),
];

/** A page of threads. */
export const ThreadTable = (props: OpenedRowsProps<ThreadHead>) => (
  <OpenedRows columns={columns} idOf={({ member }) => member} {...props} />
);
