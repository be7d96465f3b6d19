import css from './watermark.module.css';

/**
 * Names the viewer on the picture, so that copies can be traced; it drifts, but not under reduced
 * motion.
 */
export const Watermark = ({ text }: { text: string }) => (
  <span className={css.water} aria-hidden="true">
    <span className={css.mark}>{text}</span>
  </span>
);
