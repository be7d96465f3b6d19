import type { TableColumnsType } from 'antd';
import type { MemberHead } from '#schemas/member/desk-endpoints.ts';
import { OperatorChip } from '../parts/chip.tsx';
import { OpenedRows, type OpenedRowsProps, openColumn } from '../parts/list/opened-rows.tsx';
import { momentText, zoned } from '../parts/moments.ts';
import { Line, Text } from '../parts/part.tsx';
import css from './member.module.css';

const CardCell = ({ member: { cardUntil, cardForever } }: { member: MemberHead }) => {
  if (cardUntil === null) return '—';
  if (cardForever) return '长期有效';
  return (
    <div className={css.two}>
      <span>{momentText(cardUntil)}</span>
      {cardUntil <= Date.now() && (
        <Text as="span" size={12} tone="tertiary">
          已过期
        </Text>
      )}
    </div>
  );
};

export const MemberChips = ({
  member: { doctor, disabled },
}: {
  member: Pick<MemberHead, 'doctor' | 'disabled'>;
}) => (
  <Line as="span" gap={8} align="stretch" wrap>
    <OperatorChip tone={disabled ? 'bad' : 'good'}>{disabled ? '已停用' : '正常'}</OperatorChip>
    {doctor && <OperatorChip tone="info">认证医生</OperatorChip>}
  </Line>
);

const columns: TableColumnsType<MemberHead> = [
  { title: '编号', dataIndex: 'id', width: 96 },
  {
    title: '会员',
    key: 'name',
    render: (_, { nickname, phone }) => (
      <div className={css.two}>
        <span>{nickname || '未填昵称'}</span>
        <Text as="span" size={12} tone="tertiary">
          {phone || '没有绑定手机'}
        </Text>
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

export const MemberTable = (props: OpenedRowsProps<MemberHead>) => (
  <OpenedRows columns={columns} idOf={({ id }) => id} {...props} />
);
