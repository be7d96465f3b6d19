import type { Meta } from '@storybook/react-vite';
import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import { orderInvoice } from '#schemas/invoice/endpoints.ts';
import {
  blankInvoice,
  failedInvoice,
  issuedInvoice,
  knownInvoice,
  requestedInvoice,
  reversedInvoice,
} from '#schemas/invoice/samples.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/发票', parameters: { stage: 'page' } } satisfies Meta;

const invoice = pageStories(invoiceAddress, { search: 'id=5' });
const answersWith = (data: object) => ({ [orderInvoice.path]: data });

export const Blank = invoice('申请', answersWith(blankInvoice));
export const Known = invoice('申请：用过的抬头', answersWith(knownInvoice));
export const Requested = invoice('申请中', answersWith(requestedInvoice));
export const Failed = invoice('失败', answersWith(failedInvoice));
export const Issued = invoice('已开', answersWith(issuedInvoice));
export const Simulated = invoice('已开：模拟');
export const Reversed = invoice('已红冲', answersWith(reversedInvoice));
export const Refused = invoice(
  '不能申请',
  answersWith({ ...blankInvoice, changeable: 0, refusal: '该订单没有可以开票的金额' }),
);
