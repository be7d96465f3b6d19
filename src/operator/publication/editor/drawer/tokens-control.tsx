import { Button, Input } from 'antd';
import { basePalettes, themeTokens } from '#schemas/layout/theme-tokens.ts';
import { isRecord } from '#schemas/publication/json-text.ts';
import { Stack } from '../../../parts/part.tsx';
import { controlIn } from '../../faults/go-to-fault.tsx';
import type { ControlProps } from './control-props.ts';
import css from './drawer.module.css';
import { withWord } from './say-of-item.ts';

type Token = keyof typeof themeTokens;

// `Object.keys` widens the record's own keys to string
const tokens = Object.keys(themeTokens) as Token[];

const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

export const TokensControl = (props: ControlProps<'colors'>) => {
  const { id, value, theme, disabled, onChange, onEnd } = props;
  const colours = isRecord(value) ? value : {};
  const set = (token: Token, colour: string | undefined) =>
    onChange(withWord(colours, token, colour), true);
  return (
    <Stack as="ul" gap={8} bare id={id}>
      {tokens.map((token) => {
        const { label } = themeTokens[token];
        const shipped = basePalettes[theme][token];
        const own = colours[token];
        const text = own === undefined ? '' : String(own);
        const field = `${id}.${token}`;
        return (
          <li key={token} className={css.token}>
            <label htmlFor={field}>{label}</label>
            <input
              type="color"
              className={css.swatch}
              value={isColour(text) ? text : shipped}
              disabled={disabled}
              aria-label={`${label}取色`}
              onChange={({ target }) => set(token, target.value)}
              onBlur={onEnd}
            />
            <Input
              id={field}
              value={text}
              disabled={disabled}
              placeholder={shipped}
              onChange={({ target }) => set(token, target.value.trim() || undefined)}
              onBlur={onEnd}
              onPressEnter={onEnd}
            />
            <Button
              type="link"
              size="small"
              style={{ visibility: own === undefined || disabled ? 'hidden' : 'visible' }}
              aria-label={`${label}恢复默认`}
              onClick={() => {
                controlIn(field)?.focus();
                set(token, undefined);
                onEnd();
              }}
            >
              恢复默认
            </Button>
          </li>
        );
      })}
    </Stack>
  );
};
