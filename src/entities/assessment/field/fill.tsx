import { BLANK_LENGTH } from '#schemas/assessment/judge.ts';
import { isBlank } from '#schemas/assessment/question.ts';
import { keepInView } from '#src/ui/form/keep-in-view.ts';
import { Stack } from '#src/ui/part/parts.tsx';
import type { FieldProps } from './field-props.ts';
import css from './fill.module.css';

export const FillField = ({ question: { rows }, values, onChange, ids }: FieldProps) => {
  const change = (at: number, text: string) => {
    const changed = rows.map((_, position) => (position === at ? text : (values[position] ?? '')));
    onChange(isBlank(changed) ? [] : changed);
  };
  return (
    <Stack as="fieldset" tone="secondary" gap={12} bare {...ids}>
      {rows.map(({ id, title }, at) => (
        <Stack as="label" tone="secondary" gap={4} key={id}>
          <span>{title}</span>
          <input
            className={css.line}
            maxLength={BLANK_LENGTH}
            value={values[at] ?? ''}
            onFocus={keepInView}
            onChange={({ target }) => change(at, target.value)}
          />
        </Stack>
      ))}
    </Stack>
  );
};
