import css from './error-screen.module.css';

type Props = { title: string; advice: string; action: string; onAction: () => void };

export const ErrorScreen = ({ title, advice, action, onAction }: Props) => (
  <div className={css.screen} role="alert">
    <svg className={css.drawing} viewBox="0 0 120 90" aria-hidden="true">
      <path
        d="M16 74h88M30 74V34a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v40M42 44h36M42 54h24M60 28V16m0 0a5 5 0 1 0-5-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <h2 className={css.title}>{title}</h2>
    <p className={css.advice}>{advice}</p>
    <button className={css.action} type="button" onClick={onAction}>
      {action}
    </button>
  </div>
);
