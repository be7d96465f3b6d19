import { type FormEvent, useEffect, useRef, useState } from 'react';
import css from './search-field.module.css';

type Props = {
  label: string;
  placeholder: string;
  /** The present search word; '' for none. */
  value: string;
  onSearch: (keyword: string) => void;
  longest?: number;
  ground?: 'card' | 'page';
};

const LONGEST = 50;

export const SearchField = ({
  label,
  placeholder,
  value,
  onSearch,
  longest = LONGEST,
  ground = 'card',
}: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers have no search element
    <form className={css.form} role="search" onSubmit={submit}>
      <span className={css.box} data-ground={ground}>
        <input
          className={css.input}
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          maxLength={longest}
          placeholder={placeholder}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed !== '' && (
          <button className={css.clear} type="button" aria-label="清除" onClick={clear}>
            ✕
          </button>
        )}
      </span>
      <button className={css.go} type="submit">
        搜索
      </button>
    </form>
  );
};
