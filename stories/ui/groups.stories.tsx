import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '#src/ui/button/button.tsx';
import { BalanceCard } from '#src/ui/card/balance-card.tsx';
import { Card, Cards, Failure } from '#src/ui/card/cards.tsx';
import { Block, Rules } from '#src/ui/page/block.tsx';
import { RuleList } from '#src/ui/page/rule-list.tsx';
import { Drawing } from '#src/ui/state/drawing.tsx';
import { ResultScreen } from '#src/ui/state/result-screen.tsx';

export default { title: '组件/分组与结果' } satisfies Meta;

export const InCards: StoryObj = {
  name: '卡片',
  render: () => (
    <Cards>
      <Card title="订单信息">
        <p>心电图入门与判读</p>
      </Card>
      <Card>
        <Failure text="价格已变化，请确认后重新提交" />
      </Card>
    </Cards>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '订单信息' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('价格已变化');
  },
};

export const Balance: StoryObj = {
  name: '余额',
  render: () => (
    <BalanceCard
      name="余额（元）"
      value="1286.50"
      facts={[
        ['可提现', '986.50'],
        ['冻结中', '300.00'],
      ]}
    />
  ),
};

export const Blocks: StoryObj = {
  name: '段落与规则',
  render: () => (
    <>
      <Block title="剩余名额">
        <p>还剩 12 份</p>
      </Block>
      <Rules rules={['每人限购 1 份', '未成团会自动退款，款项原路退回']} />
      <RuleList title="积分规则" rules={['每天签到一次', '积分在下单时抵扣']} />
    </>
  ),
};

export const Results: StoryObj = {
  name: '结果',
  render: () => (
    <>
      <ResultScreen look="ok" title="支付成功" text="可以开始学习了">
        <Button>去学习</Button>
      </ResultScreen>
      <ResultScreen look="wait" title="支付结果确认中" text="通常几秒内完成" />
      <ResultScreen look="fail" title="支付未完成" text="订单会保留 30 分钟" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(3);
  },
};

export const Drawings: StoryObj = {
  name: '插图',
  render: () => (
    <>
      <Drawing of="door" />
      <Drawing of="lock" />
    </>
  ),
};
