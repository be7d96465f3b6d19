import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { faultyHome } from '../documents/faulty-home.ts';
import { type HomeSample, sampleText } from '../documents/home-samples.ts';
import { AnswerBench } from './AnswerBench.tsx';
import { DocumentBench } from './DocumentBench.tsx';
import { OrderBench } from './OrderBench.tsx';

const meta: Meta = {
  title: '工作台/试验场',
  tags: ['!autodocs'],
  parameters: { stage: 'desk', controls: { disable: true }, backEnd: { member: true } },
  // as wide as the window, with a phone inside
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

const phoneOf = (canvas: ReturnType<typeof within>) => within(canvas.getByLabelText('手机预览'));

const rowOf = (canvas: ReturnType<typeof within>, label: string): HTMLElement => {
  const [row] = canvas.getAllByText(label);
  const item = row?.closest('li');
  if (!item) throw new Error(`no row ${label}`);
  return item;
};

const textIn = (canvas: ReturnType<typeof within>): string => {
  const box = canvas.getByLabelText('首页文档（JSON）');
  return box instanceof HTMLTextAreaElement ? box.value : '';
};

export const Document: StoryObj = {
  name: '首页文档',
  render: () => <DocumentBench />,
};

const ofSample = (sample: HomeSample, section: string): StoryObj => ({
  render: () => <DocumentBench first={() => sampleText(sample)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = phoneOf(canvas);
    await waitFor(() => expect(phone.getAllByLabelText(section)[0]).toBeInTheDocument());
    await expect(phone.getByLabelText('上报的诊断')).toHaveTextContent('0 条');
  },
});

export const DocumentCourse: StoryObj = {
  name: '首页文档：课程学习',
  ...ofSample('课程学习', '想学什么'),
};

export const DocumentHospital: StoryObj = {
  name: '首页文档：医院科室',
  ...ofSample('医院科室', '搜医生、搜科室、搜讲座'),
};

export const DocumentShop: StoryObj = {
  name: '首页文档：商城售课',
  ...ofSample('商城售课', '搜索好课与好物'),
};

export const DocumentWhole: StoryObj = {
  name: '首页文档：整份文档',
  render: () => <DocumentBench first={() => sampleText('整份文档')} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = phoneOf(canvas);
    await waitFor(() => expect(phone.getByLabelText('最新课程')).toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByLabelText('页面'), 'variant2');
    await waitFor(() => expect(phone.getByLabelText('大家在学')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '第 4.1 项资讯列表的设置' }));
    await userEvent.type(canvas.getByLabelText('标题'), '今天的新闻');
    await waitFor(() => expect(phone.getByLabelText('今天的新闻')).toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByLabelText('页面'), 'variant1');
    await waitFor(() => expect(phone.queryByLabelText('大家在学')).not.toBeInTheDocument());
    // an item that is not in the text has no form
    await expect(canvas.queryByRole('button', { name: /的设置$/ })).not.toBeInTheDocument();
  },
};

export const DocumentWithFaults: StoryObj = {
  name: '首页文档：有错误',
  render: () => <DocumentBench first={() => JSON.stringify(faultyHome, null, 2)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hot = within(rowOf(canvas, '3. 课程模块'));
    await expect(hot.getByText('settings.count：显示条数应为 1 到 10 的整数')).toBeVisible();
    const again = within(rowOf(canvas, '4. 课程模块'));
    await expect(again.getByText('与第 3 项重复，只显示前面那一次')).toBeVisible();
    const held = within(rowOf(canvas, '8.1. 音频模块'));
    await expect(held.getByText(/^settings.count：/)).toBeVisible();
    await expect(canvas.getByLabelText('服务器不收的地方')).toHaveTextContent('对比度只有');
    const phone = phoneOf(canvas);
    await expect(phone.getByLabelText('上报的诊断')).toHaveTextContent('有的值不能识别');
    const box = canvas.getByLabelText('首页文档（JSON）');
    await userEvent.clear(box);
    await userEvent.paste('[\n  "搜索框",\n  "轮播图"\n  "导航栏"\n]');
    await expect(await canvas.findByText(/^第 4 行第 3 列不是 JSON/)).toBeVisible();
    // the last readable state stays visible
    await expect(rowOf(canvas, '3. 课程模块')).toBeVisible();
  },
};

export const DocumentOnOldApp: StoryObj = {
  name: '首页文档：旧版应用',
  render: () => (
    <DocumentBench first={() => sampleText('医院科室')} begins={{ draws: '', member: false }} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/这个应用不认识组/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/这个应用每种区块只显示一次/).length).toBeGreaterThan(0);
    const phone = phoneOf(canvas);
    await waitFor(() => expect(phone.getByLabelText('搜索框')).toBeInTheDocument());
    await expect(phone.queryByRole('tablist')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('首页引擎'), '2');
    await waitFor(() => expect(phone.getByLabelText('搜医生、搜科室、搜讲座')).toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByText(/这个应用不认识组/)).not.toBeInTheDocument());
  },
};

export const DocumentSet: StoryObj = {
  name: '首页文档：用表单改设置',
  render: () => <DocumentBench first={() => '["搜索框", "课程模块", "资讯列表"]'} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = phoneOf(canvas);
    await waitFor(() => expect(phone.getByLabelText('课程模块')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '第 2 项课程模块的设置' }));
    await userEvent.type(canvas.getByLabelText('标题'), '热门课程');
    await userEvent.selectOptions(canvas.getByLabelText('样式'), 'rail');
    await waitFor(() =>
      expect(phone.getByLabelText('热门课程').querySelector('ul[data-resting]')).not.toBeNull(),
    );
    await expect(JSON.parse(textIn(canvas))).toEqual([
      '搜索框',
      { name: '课程模块', title: '热门课程', settings: { as: 'rail' } },
      '资讯列表',
    ]);
    await userEvent.type(canvas.getByLabelText('显示条数'), '0');
    await expect((await canvas.findAllByText(/显示条数应为 1 到 10 的整数$/)).length).toBe(2);
    await userEvent.clear(canvas.getByLabelText('显示条数'));
    const form = within(canvas.getByRole('group', { name: '课程模块的设置' }));
    await userEvent.click(form.getByText('配色'));
    await userEvent.type(form.getByLabelText('主题色'), '#ffe000');
    await expect((await form.findAllByText(/的对比度只有/)).length).toBeGreaterThan(1);
    await userEvent.clear(form.getByLabelText('主题色'));
    await waitFor(() => expect(form.queryByText(/的对比度只有/)).not.toBeInTheDocument());
    await userEvent.selectOptions(canvas.getByLabelText('样式'), '');
    await userEvent.clear(canvas.getByLabelText('标题'));
    await expect(textIn(canvas)).toBe('["搜索框", "课程模块", "资讯列表"]');
    await waitFor(() => expect(phone.getByLabelText('课程模块')).toBeInTheDocument());
  },
};

const forDoctors = JSON.stringify(
  [
    '搜索框',
    { name: '课程模块', id: 'pro', title: '医生专区', when: { audience: 'doctor' } },
    { name: '资讯列表', title: '资讯' },
  ],
  null,
  2,
);

export const DocumentForDoctors: StoryObj = {
  name: '首页文档：换成认证医生',
  render: () => <DocumentBench first={() => forDoctors} begins={{ member: false }} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const phone = phoneOf(canvas);
    const row = within(rowOf(canvas, '2. 课程模块'));
    await expect(row.getByText('要求认证医生：当前是访客，不满足')).toBeVisible();
    await expect(phone.queryByLabelText('医生专区')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: '会员已登录' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '认证医生' }));
    await expect(await row.findByText('要求认证医生：当前会员已通过医生认证，满足')).toBeVisible();
    await expect(await row.findByText('显示，标题“医生专区”')).toBeVisible();
    await waitFor(() => expect(phone.getByLabelText('医生专区')).toBeInTheDocument());
  },
};
