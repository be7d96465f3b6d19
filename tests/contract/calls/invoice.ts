import type { CallRow } from './call-row.ts';

const order = {
  ...{ id: 9, order_no: 'N9', kind: 'course', state: 'done', title: '心电图', thumb: '/a.svg' },
  ...{ quantity: '1', total: '100', pay: 80, create_time: 1767225600, expire_time: 1767227400 },
  ...{ new_time: 1767225601, actions: ['use'], link: '/courseDetail/7', group_id: '' },
};
const title = { title: '市一医院', tax_no: '91350100M000100Y43', email: 'a@example.com' };
const readTitle = { title: '市一医院', taxNo: '91350100M000100Y43', email: 'a@example.com' };

export const invoiceCalls: Record<string, CallRow> = {
  '/v1/order/invoice': [
    { id: '9' },
    {
      ...{ state: 'issued', refusal: '', changeable: '0', amount: 80, title_kind: 'company' },
      ...title,
      ...{ way: 'simulated', number: 7, url: 'https://a.example/7.pdf', failure: null },
      ...{ ask_time: 1, issue_time: '2', reverse_time: null },
      titles: [{ title_kind: 'company', ...title }, { title_kind: 'person' }],
      order,
    },
    {
      ...{ state: 'issued', changeable: false, amount: '80.00', titleKind: 'company' },
      ...readTitle,
      ...{ number: '7', url: 'https://a.example/7.pdf', failure: '' },
      ...{ askedAt: 1000, issuedAt: 2000, reversedAt: null },
      titles: [{ titleKind: 'company', ...readTitle }],
      order: { id: '9', orderNo: 'N9', pay: '80.00' },
    },
  ],
  '/v1/order/askInvoice': [
    { id: '9', title_kind: 'company', ...title, key: 'k' },
    { state: 'asked' },
    { state: 'asked' },
  ],
};
