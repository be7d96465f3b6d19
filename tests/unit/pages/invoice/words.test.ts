import { expect, test } from 'vitest';
import { invoiceText, ownInvoiceStateNames } from '#src/pages/invoice/words.ts';

type Request = Parameters<typeof invoiceText>[0];

const textOf = (own: Partial<Pick<Request, 'state' | 'url' | 'way'>>) =>
  // the words hang on these alone
  invoiceText({ state: 'issued', url: '', way: 'provider', ...own } as Request);

test('an invoice that was issued says where it is had, and a simulated one does not', () => {
  expect(textOf({ url: 'https://a.example/1' })).toBe('电子发票已开具，可以下载。');
  expect(textOf({})).toBe('电子发票已开具，请查收邮箱。');
  expect(textOf({ way: 'simulated', url: 'https://a.example/1' })).toBe('电子发票已开具。');
});

test.each([
  ['none', '未申请', ''],
  ['asked', '申请中', '已收到申请，开具前可以修改。'],
  ['issuing', '开票中', '发票正在开具，完成后会发消息通知你。'],
  ['failed', '开票失败', '请按原因修改后重新提交。'],
  ['dropped', '已取消', '订单已退款，未开具的发票申请已取消。'],
  ['reversing', '红冲中', '订单已退款，正在红冲原发票。'],
  ['reversed', '已红冲', '订单已退款，原发票已红冲作废。'],
] as const)('one that is %s is named %s and says what that means', (state, name, text) => {
  expect([ownInvoiceStateNames[state], textOf({ state })]).toEqual([name, text]);
});
