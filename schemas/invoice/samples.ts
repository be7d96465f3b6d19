import { doneOrder, wildOrder } from '../order/samples.ts';
import { sampleOf } from '../sample.ts';
import { askInvoice, orderInvoice } from './endpoints.ts';

const NOW = 1_763_625_600;

const company = {
  title_kind: 'company',
  title: '浙江省肿瘤医院',
  tax_no: '91350100M000100Y43',
  email: 'zhoumingyuan@example.com',
};

const remembered = [
  company,
  { title_kind: 'person', title: '周明远', tax_no: '', email: 'zhoumingyuan@example.com' },
];

const nothing = {
  state: 'none',
  refusal: '',
  changeable: 1,
  amount: '54.60',
  ...{ title_kind: 'person', title: '', tax_no: '', email: '' },
  ...{ way: 'simulated', number: '', url: '', failure: '' },
  ...{ ask_time: null, issue_time: null, reverse_time: null },
  titles: [],
  order: doneOrder,
};

export const blankInvoice = nothing;

export const knownInvoice = { ...nothing, titles: remembered };

export const requestedInvoice = {
  ...nothing,
  ...company,
  ...{ state: 'asked', way: 'hand', ask_time: NOW },
};

export const failedInvoice = {
  ...requestedInvoice,
  ...{ state: 'failed', failure: '单位名称与纳税人识别号不一致' },
};

export const issuedInvoice = {
  ...requestedInvoice,
  ...{ state: 'issued', changeable: 0, way: 'provider', issue_time: NOW + 60 },
  ...{
    number: '25332000000012345678',
    url: 'https://invoice.example.com/25332000000012345678.pdf',
  },
};

export const simulatedInvoice = {
  ...issuedInvoice,
  ...{ way: 'simulated', number: '模拟2026112116045700000005F1', url: '' },
};

export const reversedInvoice = {
  ...issuedInvoice,
  ...{ state: 'reversed', url: '', reverse_time: NOW + 3600 },
};
const title = { title: '市一医院', tax_no: '91350100M000100Y43', email: 'a@example.com' };
const readTitle = { title: '市一医院', taxNo: '91350100M000100Y43', email: 'a@example.com' };

export const samples = [
  sampleOf(orderInvoice, {
    payload: { id: '9' },
    tidy: simulatedInvoice,
    wild: {
      ...{ state: 'issued', refusal: '', changeable: '0', amount: 80, title_kind: 'company' },
      ...title,
      ...{ way: 'simulated', number: 7, url: 'https://a.example/7.pdf', failure: null },
      ...{ ask_time: 1, issue_time: '2', reverse_time: null },
      titles: [{ title_kind: 'company', ...title }, { title_kind: 'person' }],
      order: wildOrder,
    },
    data: {
      ...{ state: 'issued', changeable: false, amount: '80.00', titleKind: 'company' },
      ...readTitle,
      ...{ number: '7', url: 'https://a.example/7.pdf', failure: '' },
      ...{ askedAt: 1000, issuedAt: 2000, reversedAt: null },
      titles: [{ titleKind: 'company', ...readTitle }],
      order: { id: '9', orderNo: 'N9', pay: '80.00' },
    },
  }),
  sampleOf(askInvoice, {
    payload: { id: '9', title_kind: 'company', ...title, key: 'k' },
    tidy: { state: 'asked' },
    data: { state: 'asked' },
  }),
];
