import { type ComponentProps, type ReactNode, useState } from 'react';
import { TextButton } from '../button/button.tsx';
import { FormField } from './field.tsx';
import css from './form.module.css';
import { keepInView } from './keep-in-view.ts';

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  action?: ReactNode;
  foot?: ReactNode;
};

/** A text field of one line; further props go to the input. */
export const TextField = ({
  label,
  optional,
  hint,
  error,
  action,
  foot,
  onFocus,
  ...rest
}: Props) => (
  <FormField label={label} optional={optional} hint={hint} error={error} foot={foot}>
    {(ids) => (
      <div className={css.box}>
        <input
          type="text"
          {...rest}
          {...ids}
          className={css.input}
          onFocus={(event) => {
            keepInView(event);
            onFocus?.(event);
          }}
        />
        {action}
      </div>
    )}
  </FormField>
);

export const PasswordField = (props: Omit<Props, 'type' | 'action'>) => {
  const [readable, setReadable] = useState(false);
  return (
    <TextField
      {...props}
      type={readable ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <TextButton
          aria-label={`${readable ? '隐藏' : '显示'}${props.label}`}
          onClick={() => setReadable(!readable)}
        >
          {readable ? '隐藏' : '显示'}
        </TextButton>
      }
    />
  );
};
