import type { OrderInvoice } from '#schemas/invoice/endpoints.ts';
import type { InvoiceState, InvoiceTitleKind } from '#schemas/invoice/fields.ts';

export const titleKindNames: Readonly<Record<InvoiceTitleKind, string>> = {
  person: '个人',
  company: '单位',
};

export const ownInvoiceStateNames: Readonly<Record<InvoiceState, string>> = {
  none: '未申请',
  asked: '申请中',
  issuing: '开票中',
  issued: '已开具',
  failed: '开票失败',
  dropped: '已取消',
  reversing: '红冲中',
  reversed: '已红冲',
};

const texts: Readonly<Record<InvoiceState, string>> = {
  none: '',
  asked: '已收到申请，开具前可以修改。',
  issuing: '发票正在开具，完成后会发消息通知你。',
  issued: '电子发票已开具。',
  failed: '请按原因修改后重新提交。',
  dropped: '订单已退款，未开具的发票申请已取消。',
  reversing: '订单已退款，正在红冲原发票。',
  reversed: '订单已退款，原发票已红冲作废。',
};

export const invoiceText = ({ state, url, way }: OrderInvoice): string => {
  if (state !== 'issued' || way === 'simulated') return texts[state];
  return url ? '电子发票已开具，可以下载。' : '电子发票已开具，请查收邮箱。';
};
