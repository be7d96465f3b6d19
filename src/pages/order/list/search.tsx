import { type FormEvent, useRef, useState } from 'react';
import { LONGEST_KEYWORD, tidyKeyword } from '../../../../schemas/search/keyword.ts';
import css from './search.module.css';

type Props = {
  /** What the list was searched for last, '' for nothing. */
  keyword: string;
  onLook: (keyword: string) => void;
};

/** A field that searches the list of orders. */
export const OrderSearch = ({ keyword, onLook }: Props) => {
  const [typed, setTyped] = useState(keyword);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    onLook(tidyKeyword(typed));
  };
  const clear = () => {
    setTyped('');
    if (keyword) onLook('');
    else input.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago know no search element
    <form className={css.form} role="search" onSubmit={submit}>
      <span className={css.box}>
        <input
          className={css.input}
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="搜索订单"
          maxLength={LONGEST_KEYWORD}
          placeholder="商品名称或订单编号"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed !== '' && (
          <button className={css.clear} type="button" onClick={clear}>
            清除
          </button>
        )}
      </span>
      <button className={css.go} type="submit">
        搜索
      </button>
    </form>
  );
};
