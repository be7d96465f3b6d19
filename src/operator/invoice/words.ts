import type { InvoiceTab } from '#schemas/invoice/desk-endpoints.ts';
import type { InvoiceTitleKind, InvoiceWay, KeptInvoiceState } from '#schemas/invoice/fields.ts';

export const invoiceStateNames: Readonly<Record<KeptInvoiceState, string>> = {
  asked: '待开',
  issuing: '开票中',
  issued: '已开',
  failed: '失败',
  dropped: '已取消',
  reversing: '待红冲',
  reversed: '已红冲',
};

export const invoiceStateTones = {
  asked: 'warn',
  issuing: 'info',
  issued: 'good',
  failed: 'bad',
  dropped: 'quiet',
  reversing: 'warn',
  reversed: 'quiet',
} as const satisfies Record<KeptInvoiceState, string>;

export const invoiceTabNames: Readonly<Record<InvoiceTab, string>> = {
  all: '全部',
  ...invoiceStateNames,
};

export const invoiceEmptyTexts: Readonly<Record<InvoiceTab, string>> = {
  all: '还没有发票申请',
  asked: '没有待开的发票',
  issuing: '没有开票中的发票',
  issued: '没有已开的发票',
  failed: '没有失败的发票',
  dropped: '没有已取消的发票',
  reversing: '没有待红冲的发票',
  reversed: '没有已红冲的发票',
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
