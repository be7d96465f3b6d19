import { Button, Empty, Table, type TableColumnsType } from 'antd';
import type { ApplicationState } from '../../../schemas/api/certification.ts';
import type { ApplicationHead } from '../../../schemas/api/operator/certifications.ts';
import { Chip } from '../parts/chip.tsx';
import { momentText } from '../parts/moments.ts';
import { pagingOf } from '../parts/paging.ts';
import { stateNames, stateTones } from './certification-words.ts';
import css from './certifications.module.css';

const columns: TableColumnsType<ApplicationHead> = [
  { title: '姓名', dataIndex: 'name', width: 96 },
  {
    title: '医院与科室',
    key: 'place',
    render: (_, { hospital, department }) => `${hospital} · ${department}`,
  },
  // on a tablet the hospital needs the room; the panel tells it as well
  { title: '职称', dataIndex: 'jobTitle', width: 120, responsive: ['lg'] },
  { title: '提交时间', dataIndex: 'sentAt', width: 136, render: momentText },
  {
    title: '状态',
    dataIndex: 'state',
    width: 90,
    render: (state: ApplicationState) => <Chip tone={stateTones[state]}>{stateNames[state]}</Chip>,
  },
  {
    title: '操作',
    key: 'action',
    width: 90,
    // what is pressed here is pressed on the row
    render: (_, { name, state }) => (
      <Button
        size="small"
        type={state === 'waiting' ? 'primary' : 'default'}
        aria-label={`${state === 'waiting' ? '审核' : '查看'}${name}的认证资料`}
      >
        {state === 'waiting' ? '审核' : '查看'}
      </Button>
    ),
  },
];

type Props = {
  items: readonly ApplicationHead[];
  page: number;
  pages: number;
  empty: string;
  onPage: (page: number) => void;
  onOpen: (member: number) => void;
};

/** A page of applications. */
export const ApplicationTable = ({ items, page, pages, empty, onPage, onOpen }: Props) => (
  <Table
    rowKey="member"
    size="middle"
    columns={columns}
    onRow={({ member }) => ({ className: css.row ?? '', onClick: () => onOpen(member) })}
    dataSource={[...items]}
    locale={{ emptyText: <Empty description={empty} /> }}
    pagination={pagingOf(page, pages, onPage)}
  />
);
