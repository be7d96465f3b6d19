import css from './choice-row.module.css';

export type Option<V extends string> = { value: V; name: string };

type Props<V extends string> = {
  /** Read aloud for the whole row. */
  label: string;
  options: readonly Option<V>[];
  current: V;
  onChoose: (value: V) => void;
};

/** A few choices of which one holds, in words side by side. */
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
