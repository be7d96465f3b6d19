import { useId } from 'react';
import { Box, Stack } from '#src/ui/part/parts.tsx';
import { Unbroken } from '#src/ui/value/unbroken.tsx';
import css from './choice.module.css';
import type { FieldProps } from './field-props.ts';

const toggled = (values: readonly string[], id: string): string[] =>
  values.includes(id) ? values.filter((value) => value !== id) : [...values, id];

export const QuestionChoice = ({
  question,
  values,
  onChange,
  ids,
  several = false,
}: FieldProps & { several?: boolean }) => {
  const name = useId();
  return (
    <Stack gap={8} role={several ? 'group' : 'radiogroup'} {...ids}>
      {question.options.map(({ id, title }) => (
        <Box as="label" pick="card" className={css.row} key={id}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            checked={values.includes(id)}
            onChange={() => onChange(several ? toggled(values, id) : [id])}
          />
          <span>
            <Unbroken>{title}</Unbroken>
          </span>
        </Box>
      ))}
    </Stack>
  );
};
