import css from './watermark.module.css';

/** Names the viewer on the picture, for tracing copies; drifts, but not under reduced motion. */
export const Watermark = ({ text }: { text: string }) => (
  <span className={css.water} aria-hidden="true">
    <span className={css.mark}>{text}</span>
  </span>
);
