import type { InvoiceTab } from '#schemas/invoice/desk-endpoints.ts';
import type { InvoiceTitleKind, InvoiceWay } from '#schemas/invoice/fields.ts';
import type { QueueStates } from '../queue/queue.ts';

export const invoiceStates: QueueStates<InvoiceTab> = {
  all: ['全部', '还没有发票申请'],
  asked: ['待开', '没有待开的发票', 'warn'],
  issuing: ['开票中', '没有开票中的发票', 'info'],
  issued: ['已开', '没有已开的发票', 'good'],
  failed: ['失败', '没有失败的发票', 'bad'],
  dropped: ['已取消', '没有已取消的发票', 'quiet'],
  reversing: ['待红冲', '没有待红冲的发票', 'warn'],
  reversed: ['已红冲', '没有已红冲的发票', 'quiet'],
};

export const invoiceWayNames: Readonly<Record<InvoiceWay, string>> = {
  simulated: '模拟开票，无税务效力',
  hand: '人工开票',
  provider: '开票服务',
};

export const invoiceTitleKindNames: Readonly<Record<InvoiceTitleKind, string>> = {
  person: '个人',
  company: '单位',
};
