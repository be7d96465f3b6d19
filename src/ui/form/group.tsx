import { type ReactNode, useId } from 'react';
import { Box, Text } from '../part/parts.tsx';
import css from './form.module.css';

type Props = {
  label: string;
  /** Shown after the label, such as how many options can be chosen. */
  note?: string | undefined;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

export const FormGroup = ({ label, note, optional, hint, error, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const notes = [optional && '选填', note].filter(Boolean);
  return (
    <Box as="fieldset" bare className={css.group} aria-describedby={described || undefined}>
      <legend className={css.label}>
        {label}
        {notes.length > 0 && (
          <Text as="span" tone="tertiary">
            （{notes.join('，')}）
          </Text>
        )}
      </legend>
      {children}
      {error && (
        <Text kind="meta" tone="price" id={`${id}-error`}>
          {error}
        </Text>
      )}
      {hint && (
        <Text kind="meta" tone="tertiary" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </Box>
  );
};
