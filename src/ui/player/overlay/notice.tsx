import css from './notice.module.css';

export type PlayerMessage = { text: string; action?: { label: string; onPress: () => void } };

export const PlayerNotice = ({ notice }: { notice: PlayerMessage | undefined }) => (
  <div className={css.position} role="status">
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
