import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { LONGEST_KEYWORD } from '#schemas/search/keyword.ts';
import { goBack } from '#src/platform/navigation/go-back.ts';
import { onceInDocument } from '#src/platform/screen/once-in-document.ts';
import { Box, Line } from '#src/ui/part/parts.tsx';
import css from './bar.module.css';

type Props = {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  placeholder: string;
  /** Focuses the field at once, so that the keyboard opens. */
  focused?: boolean;
  onFocus?: () => void;
};

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const SEARCH_SIGN = 'M16 16l4 4M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0z';

const BarIcon = ({ d }: { d: string }): ReactNode => (
  <svg width="1.2em" height="1.2em" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} {...stroke} />
  </svg>
);

export const SearchBar = ({ value, onChange, onSubmit, placeholder, focused, onFocus }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    if (!focused || !field) return;
    return onceInDocument(field, () => field.focus({ preventScroll: true }));
  }, [focused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    onSubmit();
  };
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <header className={css.bar}>
      <Box
        as="button"
        press="dim"
        ring="inside"
        className={css.sign}
        type="button"
        aria-label="返回"
        onClick={() => goBack()}
      >
        <BarIcon d="M15 5l-7 7 7 7" />
      </Box>
      {/* browsers of a few years ago know no search element */}
      <Line as="form" flex="fill" role="search" onSubmit={submit}>
        <span className={css.box}>
          <BarIcon d={SEARCH_SIGN} />
          <input
            className={css.input}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label="搜索"
            maxLength={2 * LONGEST_KEYWORD}
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onFocus={onFocus}
          />
          {value !== '' && (
            <Box
              as="button"
              press="dim"
              className={css.clear}
              type="button"
              aria-label="清除"
              onClick={clear}
            >
              <BarIcon d="M7 7l10 10M17 7L7 17" />
            </Box>
          )}
        </span>
        <Box as="button" press="dim" ring="inside" className={css.go} type="submit">
          搜索
        </Box>
      </Line>
    </header>
  );
};
