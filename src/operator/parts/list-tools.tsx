import { Button, Input, Segmented } from 'antd';
import { LONGEST_WORD } from '../../../schemas/operator/operator-call.ts';
import css from './list-tools.module.css';

type Props<T extends string> = {
  tabs: { value: T; label: string }[];
  tab: T;
  onTab: (tab: T) => void;
  /** What the search finds, such as 搜索姓名. */
  looksFor: string;
  onWord: (word: string) => void;
  busy: boolean;
  onRefresh: () => void;
};

/** The tools above a list: filter by state, search, refresh. */
export const ListTools = <T extends string>(props: Props<T>) => {
  const { tabs, tab, onTab, looksFor, onWord, busy, onRefresh } = props;
  return (
    <div className={css.tools}>
      <Segmented
        className={css.tabs ?? ''}
        options={tabs}
        value={tab}
        onChange={onTab}
        aria-label="状态"
      />
      <Input.Search
        className={css.word ?? ''}
        placeholder={looksFor}
        aria-label={looksFor}
        allowClear
        maxLength={LONGEST_WORD}
        onSearch={(word) => onWord(word.trim())}
      />
      <Button loading={busy} onClick={onRefresh}>
        刷新
      </Button>
    </div>
  );
};
