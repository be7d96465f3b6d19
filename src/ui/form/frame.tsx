import type { ComponentProps, ReactNode } from 'react';
import css from './form.module.css';

type Props = Omit<ComponentProps<'form'>, 'className' | 'noValidate' | 'method'> & {
  /** What went wrong with sending it, in the server's words; '' for nothing. */
  failure: string;
  /** The button that sends it. */
  submit: ReactNode;
};

/** A form: its lines, what went wrong, and the button that sends it. */
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
