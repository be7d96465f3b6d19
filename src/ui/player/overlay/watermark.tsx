import css from './watermark.module.css';

/** Whom a copy of the picture comes from: drifts over it, stands still under reduced motion. */
export const Watermark = ({ text }: { text: string }) => (
  <span className={css.water} aria-hidden="true">
    <span className={css.mark}>{text}</span>
  </span>
);
