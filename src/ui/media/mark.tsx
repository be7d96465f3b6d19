import css from './mark.module.css';

export type Mark = 'play' | 'listen';

const play = <path d="M9 7.2v9.6L17 12z" fill="currentColor" />;

const listen = (
  <path
    d="M5.5 14v-2a6.5 6.5 0 0 1 13 0v2m-13 0a2 2 0 0 1 2-1h.5v5.5h-.5a2 2 0 0 1-2-2zm13 0a2 2 0 0 0-2-1h-.5v5.5h.5a2 2 0 0 0 2-2z"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
  />
);

export const MediaMark = ({ mark }: { mark: Mark }) => (
  <span className={`${css.mark} ${css[mark]}`}>
    <svg width="75%" height="75%" viewBox="0 0 24 24" aria-hidden="true">
      {mark === 'play' ? play : listen}
    </svg>
  </span>
);

export const KindMark = ({ name }: { name: string }) => <span className={css.kind}>{name}</span>;
