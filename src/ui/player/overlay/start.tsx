import { PlayerIcon } from '../controls/icons.tsx';
import css from './start.module.css';

export const PlayerStart = ({ name, onPress }: { name: string; onPress: () => void }) => (
  <button className={css.start} type="button" onClick={onPress}>
    <PlayerIcon name="play" size={2} />
    <span className="spoken">{name}</span>
  </button>
);
