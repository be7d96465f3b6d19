import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyTheme, themeNames } from '../stage/theme-names.ts';
import { useToken, useTypeSize, useWidth } from './read-token.ts';
import { Swatches } from './Swatches.tsx';
import css from './tokens.module.css';

export default { title: '令牌/基础' } satisfies Meta;

const surfaces = {
  '--surface-page': '页面底色',
  '--surface-card': '卡片底色',
  '--hairline': '分隔线',
  '--skeleton': '骨架',
};

const texts = {
  '--text-primary': '主要文字',
  '--text-secondary': '次要文字',
  '--text-tertiary': '辅助文字，不能再浅',
};

const meanings = { '--price': '价格', '--live': '直播', '--gold': '会员金，仅用于深色底' };

const accents = {
  '--accent': '主色',
  '--accent-dark': '主色加深',
  '--accent-deepest': '主色最深',
  '--tint': '主色浅底',
};

const types = {
  '--type-page-title': '页面标题',
  '--type-section-title': '区块标题',
  '--type-body': '正文',
  '--type-card-title': '卡片标题',
  '--type-meta': '说明',
  '--type-tag': '标签、角标',
};

const lengths = {
  '--gutter': '页面左右边距',
  '--section-gap': '区块间距',
  '--pad': '卡片内边距',
  '--radius-card': '卡片圆角',
  '--radius': '图片与按钮圆角',
  '--tap': '点按区最小高度',
  '--tab-bar': '底部导航高度',
};

const speeds = { '--fast': '快', '--default': '默认', '--slow': '慢' };

export const Colours: StoryObj = {
  name: '颜色',
  render: () => (
    <>
      <h2 className={css.title}>底色</h2>
      <Swatches tokens={surfaces} />
      <h2 className={css.title}>文字</h2>
      <Swatches tokens={texts} />
      <h2 className={css.title}>含义色</h2>
      <Swatches tokens={meanings} />
    </>
  ),
};

export const Themes: StoryObj = {
  name: '主题色',
  render: () => (
    <>
      {everyTheme.map((theme) => (
        <section key={theme} data-theme={theme} aria-label={themeNames[theme]}>
          <h2 className={css.title}>{themeNames[theme]}</h2>
          <p className={css.sample}>主色底上的白字</p>
          <p className={css.tinted}>浅底上的主色字</p>
          <Swatches tokens={accents} />
        </section>
      ))}
    </>
  ),
};

const TypeSample = ({ token, name }: { token: string; name: string }) => {
  const [size, ref] = useTypeSize();
  return (
    <>
      <dt className={css.value}>
        {name} <code>{token}</code> {size}
      </dt>
      <dd ref={ref} style={{ font: `var(${token})` }}>
        从入门到精通，循序渐进 2026
      </dd>
    </>
  );
};

export const Type: StoryObj = {
  name: '字号',
  render: () => (
    <dl className={css.types}>
      {Object.entries(types).map(([token, name]) => (
        <div key={token}>
          <TypeSample token={token} name={name} />
        </div>
      ))}
    </dl>
  ),
};

const Length = ({ token, name }: { token: string; name: string }) => {
  const [width, ref] = useWidth();
  return (
    <li className={css.swatch}>
      <span className={css.length} ref={ref} style={{ inlineSize: `var(${token})` }} />
      <span className={css.words}>
        {name} <code>{token}</code>
      </span>
      <span className={css.value}>{width}，随屏宽变化</span>
    </li>
  );
};

export const Lengths: StoryObj = {
  name: '间距与圆角',
  render: () => (
    <ul className={css.list}>
      {Object.entries(lengths).map(([token, name]) => (
        <Length key={token} token={token} name={name} />
      ))}
      <li className={css.swatch}>
        <span className={css.floating} />
        <span className={css.words}>
          唯一的阴影，只给浮层 <code>--shadow-float</code>
        </span>
      </li>
    </ul>
  ),
};

const Speed = ({ token, name }: { token: string; name: string }) => {
  const [value, ref] = useToken(token);
  return (
    <li className={css.swatch} ref={ref}>
      <span className={css.runner} style={{ transitionDuration: `var(${token})` }} />
      <span className={css.words}>
        {name} <code>{token}</code>
      </span>
      <span className={css.value}>{value || '减弱动效时为 0ms'}</span>
    </li>
  );
};

export const Motion: StoryObj = {
  name: '动效',
  render: () => (
    <ul className={css.list}>
      {Object.entries(speeds).map(([token, name]) => (
        <Speed key={token} token={token} name={name} />
      ))}
    </ul>
  ),
};
