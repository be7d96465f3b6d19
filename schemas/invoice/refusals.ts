import { defineRefusals } from '../wire/define-refusals.ts';

export const invoiceRefusals = defineRefusals({
  badInvoiceTitle: { code: 65001, message: '请填写发票抬头，不超过 {n} 个字' },
  badTaxNumber: { code: 65002, message: '请填写正确的纳税人识别号' },
  badInvoiceEmail: { code: 65003, message: '请填写正确的邮箱' },
  nothingToInvoice: { code: 65004, message: '该订单没有可以开票的金额' },
  invoiceNotYet: { code: 65005, message: '拼团成功后可以申请发票' },
  invoiceBegun: { code: 65006, message: '发票已在开具，不能再修改' },
  noSuchInvoice: { code: 65007, message: '没有这张发票' },
});
