import { type ReactNode, useId } from 'react';
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

/** Controls under one label, with hint and error. */
export const FormGroup = ({ label, note, optional, hint, error, children }: Props) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const notes = [optional && '选填', note].filter(Boolean);
  return (
    <fieldset className={css.group} aria-describedby={described || undefined}>
      <legend className={css.label}>
        {label}
        {notes.length > 0 && <span className={css.optional}>（{notes.join('，')}）</span>}
      </legend>
      {children}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  );
};
