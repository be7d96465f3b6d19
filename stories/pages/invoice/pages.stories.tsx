import type { Meta } from '@storybook/react-vite';
import { invoiceAddress } from '#schemas/invoice/addresses.ts';
import { orderInvoice } from '#schemas/invoice/endpoints.ts';
import {
  askedInvoice,
  blankInvoice,
  failedInvoice,
  issuedInvoice,
  knownInvoice,
  reversedInvoice,
} from '#schemas/invoice/samples.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/发票', parameters: { stage: 'page' } } satisfies Meta;

const invoice = pageStories(invoiceAddress, { search: 'id=5' });
const told = (data: object) => ({ [orderInvoice.path]: data });

export const Blank = invoice('申请', told(blankInvoice));
export const Known = invoice('申请：用过的抬头', told(knownInvoice));
export const Asked = invoice('申请中', told(askedInvoice));
export const Failed = invoice('失败', told(failedInvoice));
export const Issued = invoice('已开', told(issuedInvoice));
export const Simulated = invoice('已开：模拟');
export const Reversed = invoice('已红冲', told(reversedInvoice));
export const Refused = invoice(
  '不能申请',
  told({ ...blankInvoice, changeable: 0, refusal: '该订单没有可以开票的金额' }),
);
