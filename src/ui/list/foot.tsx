import css from './foot.module.css';

type Label = '查看更多' | '换一换';

type Props = {
  /** 查看更多 adds a page, 换一换 swaps the page. */
  label: Label;
  state: 'idle' | 'busy' | 'end' | 'only' | 'failed';
  onPress: () => void;
};

export type Swap = Omit<Props, 'label'>;

const words = { busy: '加载中…', failed: '加载失败，点击重试' };

const drawn = { 查看更多: 'm3 4.5 3 3 3-3', 换一换: 'M10 6a4 4 0 1 1-1.2-2.85M9.2 1v2.4H6.800' };

const Button = ({
  label,
  state,
  onPress,
  className,
}: Props & { className: string | undefined }) => {
  const notice = state === 'busy' || state === 'failed' ? words[state] : undefined;
  return (
    <button
      className={className}
      type="button"
      aria-disabled={state === 'busy'}
      data-does={notice ? undefined : 'swap'}
      onClick={onPress}
    >
      {notice ?? label}
      {!notice && (
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
      )}
    </button>
  );
};

/**
 * The foot of a paged list, of the same height in every state. At the end 查看更多 becomes 没有更多数据; 换一换 stays,
 * and pressing it shows that text.
 */
export const ListFoot = (props: Props) =>
  props.state === 'only' || (props.state === 'end' && props.label === '查看更多') ? (
    <p className={css.end}>没有更多数据</p>
  ) : (
    <Button {...props} className={css.foot} />
  );

/** 换一换 in the head of a list; nothing where there is a single page. */
export const HeadSwap = (swap: Swap) =>
  swap.state !== 'only' && <Button {...swap} label="换一换" className={css.swap} />;
