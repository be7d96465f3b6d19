import { PlayerIcon } from '../controls/icons.tsx';
import css from './start.module.css';

/** A start button that covers a video not yet started; `name`: what it starts. */
export const PlayerStart = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button className={css.start} type="button" onClick={onPress}>
    <PlayerIcon name="play" size={2} />
    <span className="spoken">{name}</span>
  </button>
);
