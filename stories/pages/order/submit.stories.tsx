import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { orderSubmitAddress } from '#schemas/order/addresses.ts';
import { createOrder, previewOrder } from '#schemas/order/endpoints.ts';
import { courseOffer, flashOffer } from '#schemas/order/samples.ts';
import { purchaseTerms } from '#schemas/site/samples.ts';
import { legalText } from '#schemas/site/text-endpoints.ts';
import { startScenario } from '../../back-end/mocked-back-end.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/下单', parameters: { stage: 'page' } } satisfies Meta;

const submit = page(orderSubmitAddress, { path: '/order_submit/15' });
const flash = page(orderSubmitAddress, { path: '/order_submit/2', search: 'kind=flash' });

export const Submit = submit('确认订单');
export const SubmitCoupons: StoryObj = {
  ...submit('确认订单：选择优惠券'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^优惠券/ }));
    await expect(await canvas.findByText('原价还差 100.00 元可用')).toBeVisible();
  },
};
export const SubmitAgreement: StoryObj = {
  ...submit('确认订单：购买协议', { [legalText.path]: purchaseTerms }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '《购买协议》' }));
    await expect(await canvas.findByText('一、你购买的内容')).toBeVisible();
  },
};
export const SubmitUnticked: StoryObj = {
  ...submit('确认订单：没有同意购买协议'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^提交订单/ }));
    await expect(await canvas.findByText('请先阅读并同意《购买协议》')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '我已阅读并同意' })).toHaveFocus();
  },
};
const newAgreement = {
  ...{
    member: true,
    answers: { [previewOrder.path]: { ...courseOffer, agreement: 3 } },
  },
  refusals: { [createOrder.path]: { code: 61032, msg: '《购买协议》已更新，请重新阅读并同意' } },
};
export const SubmitNewAgreement: StoryObj = {
  ...submit('确认订单：购买协议有新版本'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '我已阅读并同意' }));
    // a new agreement is published while the page is open
    startScenario(newAgreement);
    await userEvent.click(canvas.getByRole('button', { name: /^提交订单/ }));
    const panel = await canvas.findByRole('dialog', { name: '购买协议' });
    await userEvent.click(await within(panel).findByRole('button', { name: '返回' }));
    const row = await canvas.findByRole('checkbox', { name: '我已阅读并同意' });
    await expect(row).not.toBeChecked();
    await expect(row).toHaveAccessibleDescription('《购买协议》已更新，请重新阅读并同意');
  },
};
export const SubmitWithoutAgreement = submit('确认订单：没有购买协议', {
  [previewOrder.path]: { ...courseOffer, agreement: 0 },
});
export const SubmitWithoutCoupons: StoryObj = {
  ...submit('确认订单：没有优惠券', {
    [previewOrder.path]: { ...courseOffer, coupon: '', coupons: [] },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^优惠券/ }));
    await expect(await canvas.findByText('没有可用于该订单的优惠券')).toBeVisible();
  },
};
export const SubmitFlash = flash('确认订单：秒杀', { [previewOrder.path]: flashOffer });
export const SubmitAgain = submit('确认订单：已有待付款', {
  [previewOrder.path]: { ...courseOffer, unpaid: 5 },
});
export const SubmitRefused: StoryObj = {
  ...submit('确认订单：提交没有成功', {}, { fails: (path: string) => path.endsWith('/create') }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: '我已阅读并同意' }));
    await userEvent.click(canvas.getByRole('button', { name: /^提交订单/ }));
    await expect(await canvas.findByText('订单没有提交成功，请稍后再试')).toBeVisible();
  },
};
export const SubmitUnknown = page(orderSubmitAddress, { path: '/order_submit/x!' })(
  '确认订单：地址不对',
);

const refusedBy = (code: number, msg: string) => ({
  refusals: { [previewOrder.path]: { code, msg } },
});
export const SubmitSoldOut = flash('确认订单：已抢光', {}, refusedBy(62014, '已抢光'));
export const SubmitOwned = submit(
  '确认订单：已拥有',
  {},
  refusedBy(61005, '你已拥有该内容，无需重复购买'),
);
