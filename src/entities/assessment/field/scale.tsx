import { useId } from 'react';
import { Line, Stack } from '#src/ui/part/parts.tsx';
import type { FieldProps } from './field-props.ts';
import css from './scale.module.css';

/** A scale with more steps does not fit a phone. */
const MOST_STEPS = 21;

export const ScaleField = ({ question, values, onChange, ids }: FieldProps) => {
  const name = useId();
  const { least, most, leastText, mostText } = question;
  const steps = Math.max(0, Math.min(MOST_STEPS, most - least + 1));
  return (
    <div role="radiogroup" {...ids}>
      <div className={css.steps}>
        {Array.from({ length: steps }, (_, at) => String(least + at)).map((value) => (
          <Stack as="label" anchor className={css.step} key={value}>
            <input
              className="spoken"
              type="radio"
              name={name}
              value={value}
              checked={values[0] === value}
              onChange={() => onChange([value])}
            />
            <span>{value}</span>
          </Stack>
        ))}
      </div>
      <Line as="p" kind="meta" tone="tertiary" align="stretch" justify="between" above={8}>
        <span>{leastText}</span>
        <span>{mostText}</span>
      </Line>
    </div>
  );
};
