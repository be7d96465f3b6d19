import type { Meta, StoryObj } from '@storybook/react-vite';
import { themes } from '../schemas/layout.ts';

export default { title: '令牌/基础' } satisfies Meta;

const colours = {
  'surface-page': '页面底色',
  'surface-card': '卡片底色',
  hairline: '分隔线',
  'text-primary': '主要文字',
  'text-secondary': '次要文字',
  'text-tertiary': '辅助文字',
  price: '价格',
  live: '直播',
  gold: '会员金',
};

const accents = { accent: '主色', 'accent-dark': '主色加深', tint: '主色浅底' };

const types = {
  'page-title': '页面标题',
  'section-title': '区块标题',
  body: '正文',
  'card-title': '卡片标题',
  meta: '说明',
  tag: '标签',
};

const themeNames = { default: '默认', red: '红色', food: '发现', draw: '有序' };

const Swatch = ({ token, name }: { token: string; name: string }) => (
  <li style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '6px 0' }}>
    <span
      style={{
        background: `var(--${token})`,
        border: '1px solid var(--hairline)',
        borderRadius: 8,
        inlineSize: 48,
        blockSize: 32,
      }}
    />
    <span style={{ font: 'var(--type-meta)', color: 'var(--text-primary)' }}>
      {name} <code>--{token}</code>
    </span>
  </li>
);

const Swatches = ({ tokens }: { tokens: Record<string, string> }) => (
  <ul style={{ listStyle: 'none', margin: 0, padding: '8px 16px' }}>
    {Object.entries(tokens).map(([token, name]) => (
      <Swatch key={token} token={token} name={name} />
    ))}
  </ul>
);

export const Colours: StoryObj = {
  name: '颜色',
  render: () => <Swatches tokens={colours} />,
};

export const Themes: StoryObj = {
  name: '主题色',
  render: () => (
    <>
      {themes.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={themeNames[theme]}>
          <h2 style={{ font: 'var(--type-section-title)', margin: '12px 16px 0' }}>
            {themeNames[theme]}
          </h2>
          <Swatches tokens={accents} />
        </section>
      ))}
    </>
  ),
};

export const Type: StoryObj = {
  name: '字号',
  render: () => (
    <dl style={{ margin: 0, padding: 16, color: 'var(--text-primary)' }}>
      {Object.entries(types).map(([token, name]) => (
        <div key={token} style={{ padding: '8px 0' }}>
          <dt style={{ font: 'var(--type-tag)', color: 'var(--text-secondary)' }}>
            {name} --type-{token}
          </dt>
          <dd style={{ font: `var(--type-${token})`, margin: 0 }}>从入门到精通，循序渐进 2026</dd>
        </div>
      ))}
    </dl>
  ),
};
