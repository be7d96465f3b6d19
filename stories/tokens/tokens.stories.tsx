import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyTheme, themeNames } from '../stage/theme-names.ts';
import { FileList } from './FileList.tsx';
import { useToken, useTypeSize, useWidth } from './read-token.ts';
import { Swatches } from './Swatches.tsx';
import { tokensOfType } from './sheet.ts';
import css from './tokens.module.css';

export default { title: '令牌/基础' } satisfies Meta;

export const Colours: StoryObj = {
  name: '颜色',
  render: () => <Swatches tokens={tokensOfType('color', 'same')} />,
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
          <Swatches tokens={tokensOfType('color', 'themed')} />
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
      {Object.entries(tokensOfType('typography')).map(([token, name]) => (
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
      {Object.entries(tokensOfType('dimension')).map(([token, name]) => (
        <Length key={token} token={token} name={name} />
      ))}
      {Object.entries(tokensOfType('shadow')).map(([token, name]) => (
        <li key={token} className={css.swatch}>
          <span className={css.floating} style={{ boxShadow: `var(${token})` }} />
          <span className={css.words}>
            {name} <code>{token}</code>
          </span>
        </li>
      ))}
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
      {Object.entries(tokensOfType('duration')).map(([token, name]) => (
        <Speed key={token} token={token} name={name} />
      ))}
    </ul>
  ),
};

export const Files: StoryObj = { name: '设计令牌文件', render: () => <FileList /> };
