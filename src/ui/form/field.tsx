import { type ReactNode, useId } from 'react';
import { Stack, Text } from '../part/parts.tsx';
import css from './form.module.css';

type ControlIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
};

type Props = {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  foot?: ReactNode;
  children: (ids: ControlIds) => ReactNode;
};

export const FormField = ({ label, optional, hint, error, foot, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Stack gap={6} flex="shrink">
      <label className={css.label} htmlFor={id}>
        {label}
        {optional && (
          <Text as="span" tone="tertiary">
            （选填）
          </Text>
        )}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': Boolean(error) })}
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
      {foot}
    </Stack>
  );
};
