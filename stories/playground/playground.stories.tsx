import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AnswerBench } from './AnswerBench.tsx';
import { OrderBench } from './OrderBench.tsx';

const meta: Meta = {
  title: '工作台/试验场',
  tags: ['!autodocs'],
  parameters: { stage: 'desk', controls: { disable: true }, backEnd: { member: true } },
  // the story is as wide as the window, with a phone inside
  globals: { viewport: { value: 'whole', isRotated: false } },
};

export default meta;

export const Answer: StoryObj = {
  name: '回答检查',
  render: () => <AnswerBench />,
};

export const AnswerWithFaults: StoryObj = {
  name: '回答检查：有不合格的条目',
  render: () => <AnswerBench />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('区块'), '优质内容');
    await userEvent.click(canvas.getByRole('button', { name: '脏数据' }));
    await expect(canvas.getByText('可以显示，有 1 处不合格，已略去')).toBeInTheDocument();
    await expect(canvas.getByLabelText('上报的诊断')).toHaveTextContent('个别条目不合格');
    await userEvent.clear(canvas.getByLabelText(/服务器的回答/));
    await userEvent.paste('{"code":500,"msg":"维护中","data":null}');
    await expect(canvas.getByText(/^接口失败（code 500/)).toBeInTheDocument();
  },
};

export const Order: StoryObj = {
  name: '首页编排',
  render: () => <OrderBench />,
};

export const OrderChanged: StoryObj = {
  name: '首页编排：关掉与移动',
  render: () => <OrderBench />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = within(canvas.getByLabelText('手机预览'));
    await waitFor(() => expect(phone.getByLabelText('搜索框')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('checkbox', { name: /搜索框/ }));
    await expect(canvas.getByText(/开关 retrieval_open 已关闭/)).toBeInTheDocument();
    await waitFor(() => expect(phone.queryByLabelText('搜索框')).not.toBeInTheDocument());
    const up = canvas.getByRole('button', { name: '导航栏上移' });
    await userEvent.click(up);
    await expect(canvas.getByText(/^2\. 导航栏$/)).toBeInTheDocument();
    await expect(up).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: '会员已登录' }));
    await expect(canvas.getAllByText(/仅会员可见，当前是访客/).length).toBeGreaterThan(0);
  },
};
