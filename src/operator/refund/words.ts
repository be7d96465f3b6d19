import type { RefundHead, RefundTab } from '../../../schemas/refund/desk-endpoints.ts';
import type { RefundKind, RefundState } from '../../../schemas/refund/fields.ts';

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  sending: '退款中',
  held: '需处理',
  done: '已退',
};

export const refundStateTones = {
  sending: 'info',
  held: 'warn',
  done: 'good',
} as const satisfies Record<RefundState, string>;

export const refundTabNames: Readonly<Record<RefundTab, string>> = {
  all: '全部',
  ...refundStateNames,
};

export const refundEmptyTexts: Readonly<Record<RefundTab, string>> = {
  all: '还没有退款',
  sending: '没有在途的退款',
  held: '没有需要处理的退款',
  done: '还没有退回的款项',
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
