import { rates, rateText } from '../playback/rates.ts';
import css from './choice-panel.module.css';

type Look = 'dark' | 'light';

type Props = {
  legend: string;
  look?: Look | undefined;
  choices: readonly number[];
  chosen: number;
  nameOf: (choice: number) => string;
  onChoose: (choice: number) => void;
};

export const ChoicePanel = ({
  legend,
  look = 'dark',
  choices,
  chosen,
  nameOf,
  onChoose,
}: Props) => (
  <fieldset className={`${css.panel} ${css[look]}`}>
    <legend className="spoken">{legend}</legend>
    {choices.map((choice) => (
      <button
        className={css.choice}
        key={choice}
        type="button"
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice)}
      >
        {nameOf(choice)}
      </button>
    ))}
  </fieldset>
);

type RateProps = { rate: number; look?: Look; onChoose: (rate: number) => void };

export const RatePanel = ({ rate, look, onChoose }: RateProps) => (
  <ChoicePanel
    {...{ legend: '播放速度', look, choices: rates, chosen: rate, nameOf: rateText, onChoose }}
  />
);
