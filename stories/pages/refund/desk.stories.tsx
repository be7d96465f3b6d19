import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type RefundHead,
  type RefundInFull,
  readRefund,
  refundCalls,
} from '#schemas/refund/desk-endpoints.ts';
import { desk } from '#src/operator/refund/desk.tsx';
import { OperatorScreen } from '../../stage/operator-screen.tsx';

const ROOT = '/refunds';

export default {
  title: '页面/运营后台：退款',
  parameters: { stage: 'desk' },
  // the story is as wide as the window, like the console
  globals: { viewport: { value: 'whole', isRotated: false } },
} satisfies Meta;

const request: RefundInFull = {
  id: 7,
  refundNo: '2025112016045700000005R12',
  orderNo: '2025112016045700000005',
  title: '遗传咨询入门：从家系图到检测报告',
  member: 2,
  nickname: '周明远',
  phone: '138****1234',
  kind: 'member',
  state: 'done',
  amount: '54.60',
  way: '微信支付',
  reason: '播放或使用有问题',
  explain: '第三节播放到一半就停住，换了网络也一样。',
  pictures: ['/media/licence-1.svg', '/media/licence-2.svg'],
  askedAt: 1_763_625_600_000,
  doneAt: 1_763_625_660_000,
  orderKind: 'course',
  orderState: 'refunded',
  orderAmount: '54.60',
  paidAt: 1_763_539_200_000,
  payNo: '202511201604570000000501',
  providerNo: '4200001234202511201234567890',
};
const held: RefundInFull = {
  ...request,
  id: 8,
  refundNo: '2025112109150000000009R14',
  orderNo: '2025112109150000000009',
  title: '重症医学年度专栏',
  ...{ kind: 'late', state: 'held', amount: '299.00', orderAmount: '299.00' },
  ...{ reason: '订单已关闭，款项原路退回', explain: '', pictures: [], doneAt: null },
  ...{ orderKind: 'column', orderState: 'cancelled', nickname: '', phone: '' },
};
const grouped: RefundInFull = {
  ...request,
  id: 9,
  title: '一个名字非常长的课程：新疆维吾尔自治区基层医院心电图判读能力提升计划第二期',
  nickname: '阿卜杜勒·热合曼·买买提江',
  ...{ kind: 'group', state: 'sending', way: '微信支付（模拟）', doneAt: null },
  ...{ reason: '未在规定时间内成团', explain: '', pictures: [] },
  ...{ orderKind: 'team', orderState: 'refunding' },
};
const free: RefundInFull = {
  ...request,
  id: 10,
  ...{ amount: '0.00', orderAmount: '0.00', way: '无需支付', reason: '其他原因', explain: '' },
  ...{ pictures: [], payNo: '', providerNo: '' },
};

const headOf = ({
  orderKind: _kind,
  orderState: _state,
  orderAmount: _amount,
  paidAt: _paidAt,
  payNo: _payNo,
  providerNo: _providerNo,
  ...head
}: RefundInFull): RefundHead => ({ ...head, pictures: head.pictures.length });

const screen = (answer: RefundInFull, items: readonly RefundInFull[], path = ROOT): StoryObj => {
  const count = { held: items.filter(({ state }) => state === 'held').length };
  return {
    parameters: {
      backEnd: {
        answers: {
          [refundCalls.count.path]: count,
          [refundCalls.list.path]: { items: items.map(headOf), pages: 1, ...count },
          [readRefund.path]: answer,
        },
      },
    },
    render: () => (
      <OperatorScreen path={path} pattern={`${ROOT}/:refund?`}>
        {({ refund }) => <desk.Screen named={refund ?? ''} />}
      </OperatorScreen>
    ),
  };
};

const panelOf = (refund: RefundInFull) => screen(refund, [refund], `${ROOT}/${refund.id}`);

export const List: StoryObj = { name: '列表', ...screen(request, [held, grouped, request, free]) };
export const ListEmpty: StoryObj = { name: '列表：空', ...screen(request, []) };
export const ListLoading: StoryObj = {
  ...List,
  name: '列表：加载中',
  parameters: { backEnd: { delay: 60_000 } },
};
export const ListFailed: StoryObj = {
  ...List,
  name: '列表：失败',
  parameters: { backEnd: { fails: () => true } },
};
export const Panel: StoryObj = { name: '详情：已退', ...panelOf(request) };
export const PanelHeld: StoryObj = { name: '详情：需处理', ...panelOf(held) };
export const PanelSending: StoryObj = { name: '详情：退款中', ...panelOf(grouped) };
export const PanelFree: StoryObj = { name: '详情：无需支付、没有图片', ...panelOf(free) };
export const PanelNotFound: StoryObj = {
  name: '详情：没有这笔退款',
  ...panelOf(request),
  parameters: {
    backEnd: {
      answers: {
        [refundCalls.count.path]: { held: 0 },
        [refundCalls.list.path]: { items: [], pages: 0, held: 0 },
      },
      refusals: { [readRefund.path]: { code: 61026, msg: '没有这笔退款' } },
    },
  },
};
