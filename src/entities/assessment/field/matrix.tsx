import { useId } from 'react';
import { Box, Stack } from '#src/ui/part/parts.tsx';
import type { FieldProps } from './field-props.ts';
import css from './matrix.module.css';

const chosen = (values: readonly string[], row: string, option: string): string[] => [
  ...values.filter((value) => !value.startsWith(`${row}:`)),
  `${row}:${option}`,
];

/** Not a table: a phone is too narrow for one. */
export const MatrixField = ({ question, values, onChange, ids }: FieldProps) => {
  const name = useId();
  return (
    <Stack as="fieldset" gap={16} bare {...ids}>
      {question.rows.map((row) => (
        <Box as="fieldset" bare key={row.id}>
          <legend className={css.name}>{row.title}</legend>
          <div className={css.choices}>
            {question.options.map((option) => (
              <Stack as="label" anchor className={css.choice} key={option.id}>
                <input
                  className="spoken"
                  type="radio"
                  name={`${name}-${row.id}`}
                  checked={values.includes(`${row.id}:${option.id}`)}
                  onChange={() => onChange(chosen(values, row.id, option.id))}
                />
                <span>{option.title}</span>
              </Stack>
            ))}
          </div>
        </Box>
      ))}
    </Stack>
  );
};
