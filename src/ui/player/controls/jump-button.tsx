import { jumpText } from '../playback/jump.ts';
import css from './jump-button.module.css';

type Props = { by: number; className: string | undefined; onPress: () => void };

/** `by` in seconds, negative for back. */
export const JumpButton = ({ by, className, onPress }: Props) => (
  <button className={className} type="button" aria-label={jumpText(by)} onClick={onPress}>
    <span className={by < 0 ? css.back : css.ahead}>{Math.abs(by)}</span>
  </button>
);
