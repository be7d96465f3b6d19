import { Button, type TableColumnsType } from 'antd';
import type { ApplicationHead } from '#schemas/certification/desk-endpoints.ts';
import type { ApplicationState } from '#schemas/certification/fields.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps } from '../parts/opened-rows.tsx';
import { applicationStateNames, applicationStateTones } from './words.ts';

/** The name in the application, else the member's nickname. */
const nameOf = ({ name, nickname }: ApplicationHead): string => name || nickname || '未填昵称';

const columns: TableColumnsType<ApplicationHead> = [
  { title: '姓名', key: 'name', width: 96, render: (_, head) => nameOf(head) },
  {
    title: '医院与科室',
    key: 'place',
    render: (_, { hospital, department, sentAt }) =>
      sentAt === null ? '没有提交过资料' : `${hospital} · ${department}`,
  },
  // on a tablet the hospital needs the room; the panel shows the job title as well
  { title: '职称', dataIndex: 'jobTitle', width: 120, responsive: ['lg'] },
  {
    title: zoned('提交时间'),
    dataIndex: 'sentAt',
    width: 136,
    render: (at: number | null) => (at === null ? '—' : momentText(at)),
  },
  {
    title: '状态',
    dataIndex: 'state',
    width: 90,
    render: (state: ApplicationState) => (
      <OperatorChip tone={applicationStateTones[state]}>
        {applicationStateNames[state]}
      </OperatorChip>
    ),
  },
  {
    title: '操作',
    key: 'action',
    width: 90,
    // a click on this button bubbles to the row, whose handler opens the application
    render: (_, head) => (
      <Button
        size="small"
        type={head.state === 'waiting' ? 'primary' : 'default'}
        aria-label={`${head.state === 'waiting' ? '审核' : '查看'}${nameOf(head)}的认证资料`}
      >
        {head.state === 'waiting' ? '审核' : '查看'}
      </Button>
    ),
  },
];

/** A page of applications. */
export const ApplicationTable = (props: OpenedRowsProps<ApplicationHead>) => (
  <OpenedRows columns={columns} idOf={({ member }) => member} {...props} />
);
