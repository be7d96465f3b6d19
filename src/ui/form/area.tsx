import type { ComponentProps, CSSProperties } from 'react';
import own from './area.module.css';
import { FormField } from './field.tsx';
import css from './form.module.css';
import { keepInView } from './keep-in-view.ts';

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'id'> & {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

export const AreaField = ({ label, optional, hint, error, rows = 2, onFocus, ...rest }: Props) => (
  <FormField label={label} optional={optional} hint={hint} error={error}>
    {(ids) => (
      <div className={css.box}>
        <textarea
          {...rest}
          {...ids}
          className={`${css.input} ${own.area}`}
          rows={rows}
          onFocus={(event) => {
            keepInView(event);
            onFocus?.(event);
          }}
          // React's style type has no custom properties
          style={{ '--rows': rows } as CSSProperties}
        />
      </div>
    )}
  </FormField>
);
