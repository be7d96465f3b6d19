import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import type { Database } from '../../db/database.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import type { Invoice } from './rows.ts';

const words = {
  issued: { title: '发票已开具', body: '点击查看发票号码和下载方式。' },
  failed: { title: '发票没有开成', body: '请按原因修改后重新提交。' },
  reversed: { title: '发票已红冲', body: '订单已退款，原发票已作废。' },
} as const;

export const tellOfInvoice = (
  tx: Database,
  { memberId, orderId }: Invoice,
  what: keyof typeof words,
  now: number,
): Promise<void> =>
  notifyMember(tx, memberId, { ...words[what], link: invoiceAddress({ id: orderId }) }, now);
