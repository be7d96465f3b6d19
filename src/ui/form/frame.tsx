import type { ComponentProps, ReactNode } from 'react';
import { Stack, Text } from '../part/parts.tsx';
import css from './form.module.css';

type Props = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'method'> & {
  /** Why sending failed, in the server's words; '' for no failure. */
  failure: string;
  submit: ReactNode;
};

export const FormFrame = ({ failure, submit, children, ...rest }: Props) => (
  // `post`: with `get`, a form sent before the script has loaded shows its values in the address
  <Stack as="form" gap={16} {...rest} noValidate method="post">
    {children}
    <Text kind="meta" tone="price" hideEmpty className={css.failure} role="alert">
      {failure}
    </Text>
    {submit}
  </Stack>
);
