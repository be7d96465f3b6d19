import css from './foot.module.css';

type Props = {
  /** 查看更多 adds a page, 换一换 swaps the page. */
  label: '查看更多' | '换一换';
  state: 'idle' | 'busy' | 'end' | 'only' | 'failed';
  onPress: () => void;
};

const words = { busy: '加载中…', failed: '加载失败，点击重试' };

const drawn = { 查看更多: 'm3 4.5 3 3 3-3', 换一换: 'M10 6a4 4 0 1 1-1.2-2.85M9.2 1v2.4H6.800' };

const Icon = ({ label }: Pick<Props, 'label'>) => (
  <svg width="1em" height="1em" viewBox="0 0 12 12" aria-hidden="true">
    <path
      d={drawn[label]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/**
 * The foot of a paged list, of the same height in every state. At the end 查看更多 becomes 没有更多数据; 换一换 stays,
 * and pressing it shows that text.
 */
export const ListFoot = ({ label, state, onPress }: Props) => {
  if (state === 'only' || (state === 'end' && label === '查看更多'))
    return <p className={css.end}>没有更多数据</p>;
  const notice = state === 'busy' || state === 'failed' ? words[state] : undefined;
  return (
    <div className={css.foot}>
      <button
        className={css.button}
        type="button"
        aria-disabled={state === 'busy'}
        data-does={notice ? undefined : 'swap'}
        onClick={onPress}
      >
        {notice ?? label}
        {!notice && <Icon label={label} />}
      </button>
    </div>
  );
};
