import type { ComponentProps, ReactNode } from 'react';
import css from './form.module.css';

type Props = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'method'> & {
  /** Why sending failed, in the server's words; '' for no failure. */
  failure: string;
  /** The submit button. */
  submit: ReactNode;
};

/** A form: its fields, the failure of sending it, and its submit button. */
export const FormFrame = ({ failure, submit, children, ...rest }: Props) => (
  // `post`: with `get`, a form sent before the script has loaded shows its values in the address
  <form {...rest} className={css.form} noValidate method="post">
    {children}
    <p className={css.failure} role="alert">
      {failure}
    </p>
    {submit}
  </form>
);
