import type { RefundHead, RefundTab } from '#schemas/refund/desk-endpoints.ts';
import type { RefundKind, RefundState } from '#schemas/refund/fields.ts';

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  requested: '待退回',
  sending: '退款中',
  held: '需处理',
  done: '已退',
  withdrawn: '已撤销',
  refused: '未通过',
};

export const refundStateTones = {
  requested: 'info',
  sending: 'info',
  held: 'warn',
  done: 'good',
  withdrawn: 'quiet',
  refused: 'quiet',
} as const satisfies Record<RefundState, string>;

export const refundTabNames: Readonly<Record<RefundTab, string>> = {
  all: '全部',
  ...refundStateNames,
};

export const refundEmptyTexts: Readonly<Record<RefundTab, string>> = {
  all: '还没有退款',
  requested: '没有等待退回的申请',
  sending: '没有在途的退款',
  held: '没有需要处理的退款',
  done: '还没有退回的款项',
  withdrawn: '没有撤销的申请',
  refused: '没有未通过的申请',
};

/** Names of the reasons for a refund. */
export const refundKindNames: Readonly<Record<RefundKind, string>> = {
  member: '会员申请',
  group: '拼团未成',
  late: '付款迟到或多付',
  spare: '重复购买',
};

/** Who paid, as far as known: 林晓 138****1234. */
export const whoText = ({ nickname, phone }: Pick<RefundHead, 'nickname' | 'phone'>): string =>
  [nickname || '未填昵称', phone].filter(Boolean).join(' ');
