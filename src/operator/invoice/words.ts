import type { InvoiceTab } from '../../../schemas/invoice/desk-endpoints.ts';
import type {
  InvoiceTitleKind,
  InvoiceWay,
  KeptInvoiceState,
} from '../../../schemas/invoice/fields.ts';

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

export const invoiceWayNames: Readonly<Record<InvoiceWay, string>> = {
  simulated: '模拟开票，无税务效力',
  hand: '人工开票',
  provider: '开票服务',
};

export const invoiceTitleKindNames: Readonly<Record<InvoiceTitleKind, string>> = {
  person: '个人',
  company: '单位',
};
