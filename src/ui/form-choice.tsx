import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './form.module.css';
import { FormField } from './form-field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  label: string;
  optional?: boolean | undefined;
  error?: string | undefined;
  /** What the first, empty choice says. */
  placeholder: string;
  choices: readonly string[];
};

/** One of many, by the phone's own picker. */
export const SelectField = ({
  label,
  optional,
  error,
  placeholder,
  choices,
  ...rest
}: SelectProps) => (
  <FormField label={label} optional={optional} error={error}>
    {(ids) => (
      <div className={`${css.box} ${css.select}`}>
        <select {...rest} {...ids} className={css.input}>
          <option value="">{placeholder}</option>
          {choices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    )}
  </FormField>
);

type RadioProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value'> & {
  label: string;
  choices: readonly { value: string; name: string }[];
};

/** One of few, all of them in sight. */
export const RadioField = ({ label, choices, ...rest }: RadioProps) => (
  <fieldset className={css.radios}>
    <legend className={css.label}>{label}</legend>
    <div className={css.row}>
      {choices.map(({ value, name }) => (
        <label className={css.radio} key={value}>
          <input {...rest} type="radio" value={value} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

type TickProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  label: string;
  error?: string | undefined;
  /** What follows the label and is not part of it, such as links. */
  children?: ReactNode;
};

/** A box to tick. */
export const TickField = ({ label, error, children, ...rest }: TickProps) => {
  const id = useId();
  return (
    <div className={css.field}>
      <div className={css.tick}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <label htmlFor={id}>{label}</label>
        {children}
      </div>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
};
