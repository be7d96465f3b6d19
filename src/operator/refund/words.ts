import type { RefundTab } from '#schemas/refund/desk-endpoints.ts';
import type { RefundKind } from '#schemas/refund/fields.ts';
import type { QueueStates } from '../queue/queue.ts';

export const refundStates: QueueStates<RefundTab> = {
  all: ['全部', '还没有退款'],
  requested: ['待退回', '没有等待退回的申请', 'info'],
  sending: ['退款中', '没有在途的退款', 'info'],
  held: ['需处理', '没有需要处理的退款', 'warn'],
  done: ['已退', '还没有退回的款项', 'good'],
  withdrawn: ['已撤销', '没有撤销的申请', 'quiet'],
  refused: ['未通过', '没有未通过的申请', 'quiet'],
};

export const refundKindNames: Readonly<Record<RefundKind, string>> = {
  member: '会员申请',
  group: '拼团未成',
  late: '付款迟到或多付',
  spare: '重复购买',
};
