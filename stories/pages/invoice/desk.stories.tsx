import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type InvoiceHead,
  type InvoiceInFull,
  invoiceCalls,
} from '#schemas/invoice/desk-endpoints.ts';
import { desk } from '#src/operator/invoice/desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/invoices';

export default {
  title: '页面/运营后台：发票',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

const request: InvoiceInFull = {
  id: 7,
  requestNo: '2025112016045700000005F7',
  orderNo: '2025112016045700000005',
  item: '遗传咨询入门：从家系图到检测报告',
  member: 2,
  nickname: '周明远',
  title: '浙江省肿瘤医院',
  state: 'asked',
  amount: '54.60',
  number: '',
  askedAt: 1_763_625_600_000,
  titleKind: 'company',
  taxNo: '91350100M000100Y43',
  email: 'zhoumingyuan@example.com',
  url: '',
  failure: '',
  way: null,
  version: 1,
  issuedAt: null,
  reversedAt: null,
  byHand: true,
};
const issued: InvoiceInFull = {
  ...request,
  id: 8,
  requestNo: '2025112109150000000009F8',
  ...{ titleKind: 'person', title: '阿卜杜勒·热合曼·买买提江', taxNo: '', state: 'issued' },
  ...{ number: '25332000000012345678', way: 'provider', byHand: false },
  url: 'https://invoice.example.com/25332000000012345678.pdf',
  issuedAt: 1_763_625_660_000,
};
const reversing: InvoiceInFull = {
  ...issued,
  id: 9,
  ...{ requestNo: '2025112109150000000009F9', state: 'reversing', way: 'hand', byHand: true },
};

const headOf = (invoice: InvoiceInFull): InvoiceHead => {
  const { id, requestNo, orderNo, item, member, nickname } = invoice;
  const { title, state, amount, number, askedAt } = invoice;
  return { id, requestNo, orderNo, item, member, nickname, title, state, amount, number, askedAt };
};

const screen = (
  invoice: InvoiceInFull,
  items: readonly InvoiceInFull[],
  path = ROOT,
): StoryObj => ({
  parameters: {
    backEnd: {
      answers: {
        [invoiceCalls.count.path]: { waiting: items.length },
        [invoiceCalls.list.path]: { items: items.map(headOf), pages: 1, waiting: items.length },
        [invoiceCalls.read.path]: invoice,
      },
    },
  },
  render: () => (
    <OperatorScreen path={path} pattern={`${ROOT}/:invoice?`}>
      {({ invoice }) => <desk.Screen named={invoice ?? ''} />}
    </OperatorScreen>
  ),
});

const panelOf = (invoice: InvoiceInFull) => screen(invoice, [invoice], `${ROOT}/${invoice.id}`);

export const List: StoryObj = { name: '列表', ...screen(request, [reversing, issued, request]) };
export const ListEmpty: StoryObj = { name: '列表：空', ...screen(request, []) };
export const Panel: StoryObj = { name: '详情：人工开票', ...panelOf(request) };
export const PanelIssued: StoryObj = { name: '详情：已开', ...panelOf(issued) };
export const PanelReversing: StoryObj = { name: '详情：待红冲', ...panelOf(reversing) };
