import { contrast } from './contrast.ts';
import { useToken } from './read-token.ts';
import css from './tokens.module.css';

const WHITE = '#ffffff';

const Swatch = ({ token, name }: { token: string; name: string }) => {
  const [value, ref] = useToken(token);
  const onWhite = contrast(value, WHITE);
  return (
    <li className={css.swatch} ref={ref}>
      <span className={css.patch} style={{ background: `var(${token})` }} />
      <span className={css.words}>
        {name} <code>{token}</code>
      </span>
      <span className={css.value}>
        {value}
        {onWhite !== undefined && ` · 白底 ${onWhite.toFixed(1)}:1`}
      </span>
    </li>
  );
};

/** Colours with their value and their contrast on white. */
export const Swatches = ({ tokens }: { tokens: Readonly<Record<string, string>> }) => (
  <ul className={css.list}>
    {Object.entries(tokens).map(([token, name]) => (
      <Swatch key={token} token={token} name={name} />
    ))}
  </ul>
);
