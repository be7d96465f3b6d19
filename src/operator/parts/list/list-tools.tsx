import { Button, Input, Segmented } from 'antd';
import type { ReactNode } from 'react';
import { LONGEST_WORD } from '#schemas/operator/operator-call.ts';
import { Line } from '../part.tsx';
import css from './list-tools.module.css';

/** `looksFor`: the field's label, such as 搜索姓名. */
type Search =
  | { looksFor: string; onWord: (word: string) => void }
  | { looksFor?: undefined; onWord?: undefined };

type Props<T extends string> = Search & {
  tabs: { value: T; label: string }[];
  tab: T;
  onTab: (tab: T) => void;
  children?: ReactNode;
  /** What is done with all of the list. */
  end?: ReactNode;
  busy: boolean;
  onRefresh: () => void;
};

export const ListTools = <T extends string>(props: Props<T>) => {
  const { tabs, tab, onTab, looksFor, onWord, children, end, busy, onRefresh } = props;
  return (
    <Line gap={16} rowGap={8} wrap below={12} className={css.tools}>
      <Segmented
        className={css.tabs ?? ''}
        options={tabs}
        value={tab}
        onChange={onTab}
        aria-label="状态"
      />
      {children}
      {looksFor !== undefined && (
        <Input.Search
          className={css.word ?? ''}
          placeholder={looksFor}
          aria-label={looksFor}
          allowClear
          maxLength={LONGEST_WORD}
          onSearch={(word) => onWord(word.trim())}
        />
      )}
      <Button loading={busy} onClick={onRefresh}>
        刷新
      </Button>
      {end}
    </Line>
  );
};
