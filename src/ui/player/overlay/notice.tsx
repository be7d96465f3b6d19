import css from './notice.module.css';

export type Notice = { text: string; action?: { label: string; onPress: () => void } };

/** A short word over the picture, with at most one thing to do about it. */
export const PlayerNotice = ({ notice }: { notice: Notice | undefined }) => (
  <div className={css.place} role="status">
    {notice && (
      <span className={css.notice}>
        {notice.text}
        {notice.action && (
          <button className={css.action} type="button" onClick={notice.action.onPress}>
            {notice.action.label}
          </button>
        )}
      </span>
    )}
  </div>
);
