import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Column, Line, Stack, Text } from '#src/ui/part/parts.tsx';

export default { title: '组件/文字与间距' } satisfies Meta;

const kinds = {
  'page-title': '页面标题',
  'section-title': '区块标题',
  'card-title': '卡片标题',
  body: '正文',
  meta: '说明',
  tag: '标签',
} as const;

const tones = {
  primary: '主要',
  secondary: '次要',
  tertiary: '辅助',
  accent: '主题色',
  'accent-dark': '主题深色',
  price: '价格',
} as const;

/** `Object.keys` widens the keys of a record to string. */
const keysOf = <Key extends string>(of: Readonly<Record<Key, string>>) => Object.keys(of) as Key[];

export const Words: StoryObj = {
  name: '文字',
  render: () => (
    <Stack gap={16} pad={16} surface="card">
      <Stack gap={4}>
        {keysOf(kinds).map((kind) => (
          <Text kind={kind} key={kind}>
            {kinds[kind]}：儿科常见病的早期识别
          </Text>
        ))}
      </Stack>
      <Line gap={12} wrap>
        {keysOf(tones).map((tone) => (
          <Text as="span" tone={tone} key={tone}>
            {tones[tone]}
          </Text>
        ))}
      </Line>
      <Text lines={1}>只有一行的标题，后面的字放不下的时候用省略号代替，不会换到下一行去</Text>
      <Text lines={2}>
        最多两行的标题，后面的字放不下的时候用省略号代替，不会换到第三行去，列表里的课程名称都是这样显示的，再长也只占两行
      </Text>
    </Stack>
  ),
};

export const Space: StoryObj = {
  name: '间距',
  render: () => (
    <Stack gap={12} padBlock={16} padInline="gutter">
      <Line justify="between" tap surface="card" radius="card" padInline={12}>
        <span>一行里的名称</span>
        <Text as="span" tone="secondary">
          值
        </Text>
      </Line>
      <Line gap={8} wrap>
        {['内科', '外科', '妇产科', '儿科', '急诊医学科', '全科'].map((name) => (
          <Box surface="tint" radius="tag" padBlock={4} padInline={8} key={name}>
            {name}
          </Box>
        ))}
      </Line>
      <Line gap={12} align="stretch" surface="card" radius="card" pad={12}>
        <Box surface="tint" radius="small" high={80} wide={72} flex="none" />
        <Column flex="fill">
          <Text kind="card-title">上面是标题</Text>
          <Text kind="meta" tone="tertiary" above="auto">
            说明在底部
          </Text>
        </Column>
      </Line>
      <Box as="ul" surface="card" radius="card" edge="all" clip>
        {['第一行', '第二行', '第三行'].map((name) => (
          <Line as="li" edge="between" tap padInline={12} key={name}>
            {name}
          </Line>
        ))}
      </Box>
    </Stack>
  ),
};
