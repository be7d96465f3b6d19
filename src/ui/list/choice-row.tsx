import css from './choice-row.module.css';

export type Option<V extends string> = { value: V; name: string };

type Props<V extends string> = {
  /** Label of the whole row, read aloud. */
  label: string;
  options: readonly Option<V>[];
  current: V;
  onChoose: (value: V) => void;
};

/** A few options in a row, of which one is chosen. */
export const ChoiceRow = <V extends string>({ label, options, current, onChoose }: Props<V>) => (
  <fieldset className={css.row}>
    <legend className="spoken">{label}</legend>
    {options.map(({ value, name }) => (
      <button
        className={css.choice}
        key={value}
        type="button"
        aria-pressed={value === current}
        onClick={() => onChoose(value)}
      >
        {name}
      </button>
    ))}
  </fieldset>
);
