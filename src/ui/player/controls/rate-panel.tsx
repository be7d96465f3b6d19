import { rates, rateText } from '../playback/rates.ts';
import css from './rate-panel.module.css';

type Props = { rate: number; look?: 'dark' | 'light'; onChoose: (rate: number) => void };

export const RatePanel = ({ rate, look = 'dark', onChoose }: Props) => (
  <fieldset className={`${css.panel} ${css[look]}`}>
    <legend className="spoken">播放速度</legend>
    {rates.map((offered) => (
      <button
        className={css.rate}
        key={offered}
        type="button"
        aria-pressed={offered === rate}
        onClick={() => onChoose(offered)}
      >
        {rateText(offered)}
      </button>
    ))}
  </fieldset>
);
