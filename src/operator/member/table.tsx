import type { TableColumnsType } from 'antd';
import type { MemberHead } from '#schemas/member/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/opened-rows.tsx';
import css from './member.module.css';

const CardCell = ({ member: { cardUntil, cardForever } }: { member: MemberHead }) => {
  if (cardUntil === null) return '—';
  if (cardForever) return '长期有效';
  return (
    <div className={css.two}>
      <span>{momentText(cardUntil)}</span>
      {cardUntil <= Date.now() && <span className={css.more}>已过期</span>}
    </div>
  );
};

/** What a member is, in chips. */
export const MemberChips = ({
  member: { doctor, disabled },
}: {
  member: Pick<MemberHead, 'doctor' | 'disabled'>;
}) => (
  <span className={css.chips}>
    <OperatorChip tone={disabled ? 'bad' : 'good'}>{disabled ? '已停用' : '正常'}</OperatorChip>
    {doctor && <OperatorChip tone="info">认证医生</OperatorChip>}
  </span>
);

const columns: TableColumnsType<MemberHead> = [
  { title: '编号', dataIndex: 'id', width: 96 },
  {
    title: '会员',
    key: 'name',
    render: (_, { nickname, phone }) => (
      <div className={css.two}>
        <span>{nickname || '未填昵称'}</span>
        <span className={css.more}>{phone || '没有绑定手机'}</span>
      </div>
    ),
  },
  {
    title: '状态',
    key: 'state',
    width: 160,
    render: (_, member) => <MemberChips member={member} />,
  },
  {
    title: zoned('会员卡到期'),
    key: 'card',
    width: 190,
    render: (_, member) => <CardCell member={member} />,
  },
  {
    title: zoned('注册时间'),
    dataIndex: 'createdAt',
    width: 180,
    render: (at: number) => momentText(at),
  },
  openColumn(({ id }) => `查看会员 ${id}`),
];

/** A page of members. */
export const MemberTable = (props: OpenedRowsProps<MemberHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
