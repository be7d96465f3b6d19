import {
  finishInvoice,
  type InvoiceInFull,
  invoiceCalls,
  LONGEST_INVOICE_FAILURE,
  LONGEST_INVOICE_NUMBER,
  LONGEST_INVOICE_URL,
} from '#schemas/invoice/desk-endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { sumText } from '#src/ui/value/amount.ts';
import { zonedText } from '../parts/moments.ts';
import { chip, memberText, nameText, small, timeText, twoLines } from '../queue/cells.tsx';
import { decideBy } from '../queue/forms.ts';
import { type Act, type DecisionForm, type Given, markIn } from '../queue/queue.ts';
import { queueOn } from '../queue/queue-on.ts';
import { invoiceStates, invoiceTitleKindNames, invoiceWayNames } from './words.ts';

type Handwork = Pick<Payload<typeof finishInvoice>, 'done' | 'number' | 'url' | 'failure'>;

const nothing = { number: '', url: '', failure: '' };

const finishing = (
  { id: invoice, version }: InvoiceInFull,
  done: Handwork['done'],
  workOf: (given: Given) => Partial<Handwork> = () => ({}),
): Act['run'] =>
  decideBy(
    finishInvoice,
    (given) => ({ invoice, version, done, ...nothing, ...workOf(given) }),
    `${invoice} ${done}`,
    { finished: '已登记', stale: '发票已有变化，没有改动，请重新查看' },
  );

const isLink = (typed: string): boolean => typed === '' || /^https?:\/\/\S+$/.test(typed);

const handworkOf = (invoice: InvoiceInFull): DecisionForm | undefined => {
  if (!invoice.byHand) return undefined;
  if (invoice.state === 'reversing')
    return {
      ...{ label: '人工开票', heading: '人工红冲', verb: '提交' },
      parts: [
        { text: '订单已退款，请先在开票系统里红冲这张发票，再在这里登记。' },
        {
          ...{ act: '登记已红冲', danger: true },
          run: finishing(invoice, 'reverse'),
        },
      ],
    };
  if (invoice.state !== 'asked' && invoice.state !== 'issuing') return undefined;
  return {
    ...{ label: '人工开票', heading: '人工开票', verb: '提交' },
    parts: [
      {
        ...{ field: 'number', kind: 'line', label: '发票号码', placeholder: '发票号码，必填' },
        longest: LONGEST_INVOICE_NUMBER,
      },
      {
        ...{ field: 'url', kind: 'line', label: '下载地址', longest: LONGEST_INVOICE_URL },
        placeholder: '电子发票下载地址（https://…），可不填',
        isFaulty: (typed) => !isLink(typed),
      },
      {
        ...{ act: '登记已开', type: 'primary' },
        isReady: (given) => given('number') !== '' && isLink(given('url')),
        run: finishing(invoice, 'issue', (given) => ({
          ...{ number: given('number'), url: given('url') },
        })),
      },
      {
        ...{ field: 'failure', kind: 'line', label: '不能开具的原因' },
        ...{ placeholder: '不能开具的原因，会员看得到', longest: LONGEST_INVOICE_FAILURE },
      },
      {
        ...{ act: '退回申请', danger: true },
        isReady: (given) => given('failure') !== '',
        run: finishing(invoice, 'fail', (given) => ({ failure: given('failure') })),
      },
      'state',
    ],
  };
};

export const queue = queueOn(invoiceCalls, {
  ...{ states: invoiceStates, looksFor: '搜索单号、抬头或发票号' },
  columns: [
    {
      ...{ title: '抬头与会员', key: 'title' },
      render: (_, head) => twoLines(head.title, nameText(head)),
    },
    {
      ...{ title: '订单', key: 'order' },
      render: (_, { item, orderNo }) => twoLines(item, orderNo),
    },
    { title: '金额', dataIndex: 'amount', width: 96, render: sumText },
    // on a tablet the other columns need the room; the panel shows this one as well
    {
      ...{ title: '发票号码', dataIndex: 'number', responsive: ['lg'] },
      render: (number: string) => small(number || '—'),
    },
    { title: '申请时间', width: 118, moment: ({ askedAt }) => askedAt },
    { width: 80, mark: ({ state }) => markIn(invoiceStates, state) },
  ],
  open: ({ requestNo }) => `查看发票 ${requestNo}`,
  panel: {
    ...{ title: '发票详情', label: '发票内容', size: 480, right: 'trade.decide' },
    facts: (invoice) => [
      ['状态', chip(markIn(invoiceStates, invoice.state))],
      ['原因', invoice.failure],
      ['抬头', `${invoice.title}（${invoiceTitleKindNames[invoice.titleKind]}）`],
      ['税号', invoice.taxNo],
      ['接收邮箱', invoice.email],
      ['金额', sumText(invoice.amount)],
      ['商品', invoice.item],
      ['订单编号', invoice.orderNo],
      ['请求编号', invoice.requestNo],
      ['会员', memberText(invoice)],
      ['开票方式', invoice.way === null ? '' : invoiceWayNames[invoice.way]],
      ['发票号码', invoice.number],
      ['下载地址', invoice.url],
      ['申请时间', zonedText(invoice.askedAt)],
      ['开具时间', timeText(invoice.issuedAt)],
      ['红冲时间', timeText(invoice.reversedAt)],
    ],
    formKey: ({ version, state }) => `${version} ${state}`,
    form: handworkOf,
  },
});
