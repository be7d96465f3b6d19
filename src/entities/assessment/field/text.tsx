import { textLimit } from '#schemas/assessment/judge.ts';
import { keepInView } from '#src/ui/form/keep-in-view.ts';
import { Text } from '#src/ui/part/parts.tsx';
import type { FieldProps } from './field-props.ts';
import css from './text.module.css';

export const TextAnswer = ({ question, values, onChange, ids }: FieldProps) => {
  const [text = ''] = values;
  const most = textLimit(question);
  return (
    <div>
      <textarea
        {...ids}
        className={css.text}
        rows={4}
        maxLength={most}
        value={text}
        placeholder="请在这里填写"
        onFocus={keepInView}
        onChange={({ target }) => onChange(target.value ? [target.value] : [])}
      />
      <Text kind="meta" tone="tertiary" textAlign="end" above={4} aria-hidden="true">
        {text.length}/{most}
      </Text>
    </div>
  );
};
