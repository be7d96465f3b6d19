import css from './stars.module.css';

const STAR =
  'M12 3.600l2.600 5.300 5.800.8-4.200 4.100 1 5.800L12 16.900l-5.200 2.700 1-5.800L3.600 9.700l5.800-.8z';

const Star = ({ full }: { full: boolean }) => (
  <svg className={full ? css.full : css.empty} viewBox="0 0 24 24" aria-hidden="true">
    <path d={STAR} />
  </svg>
);

const five = [1, 2, 3, 4, 5] as const;

/** A given score of 1 to 5. */
export const Stars = ({ score }: { score: number }) => (
  <span className={css.row} role="img" aria-label={`${score} 星`}>
    {five.map((at) => (
      <Star key={at} full={at <= Math.round(score)} />
    ))}
  </span>
);

const words = ['', '很不满意', '不满意', '一般', '满意', '非常满意'] as const;

type ChoiceProps = {
  /** 0 while no score is chosen. */
  score: number;
  error: string;
  onChoose: (score: number) => void;
};

export const StarChoice = ({ score, error, onChoose }: ChoiceProps) => (
  <fieldset className={css.choice} aria-describedby={error ? 'score-error' : undefined}>
    <legend className={css.legend}>评分</legend>
    {five.map((at) => (
      <label className={css.one} key={at}>
        <input
          className="spoken"
          type="radio"
          name="score"
          value={at}
          checked={score === at}
          onChange={() => onChoose(at)}
        />
        <Star full={at <= score} />
        <span className="spoken">{at} 星</span>
      </label>
    ))}
    <span className={css.word}>{words[score]}</span>
    {error && (
      <p className={css.error} id="score-error">
        {error}
      </p>
    )}
  </fieldset>
);
