import { type ComponentProps, type ReactNode, useId } from 'react';
import { Box, Line, Stack, Text } from '../part/parts.tsx';
import { FormField } from './field.tsx';
import css from './form.module.css';
import { FormGroup } from './group.tsx';

type Option = { id: string; title: string };

type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Name of the first, empty option. */
  placeholder: string;
  options: readonly Option[];
};

/** A choice of one among many, by the phone's own picker. */
export const SelectField = ({
  label,
  optional,
  hint,
  error,
  placeholder,
  options,
  ...rest
}: SelectProps) => (
  <FormField label={label} optional={optional} hint={hint} error={error}>
    {(ids) => (
      <Box anchor className={`${css.box} ${css.select}`}>
        <select {...rest} {...ids} className={css.input}>
          <option value="">{placeholder}</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </Box>
    )}
  </FormField>
);

type PillProps = Omit<ComponentProps<'input'>, 'className'> & { title: string };

const Pill = ({ title, ...rest }: PillProps) => (
  <Box as="label" flex="grow" anchor className={css.radio}>
    <input {...rest} />
    <span>{title}</span>
  </Box>
);

type ChoiceProps = {
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly Option[];
  values: readonly string[];
  onChange: (values: string[]) => void;
  several?: boolean | undefined;
};

/** More options do not fit into one line on a narrow phone. */
const ONE_LINE = 3;

const toggled = (values: readonly string[], id: string): string[] =>
  values.includes(id) ? values.filter((value) => value !== id) : [...values, id];

/** A choice of one or several among a few options, all of them visible. */
export const ChoiceField = (props: ChoiceProps) => {
  const { options, values, onChange, several = false, ...words } = props;
  const name = useId();
  return (
    <FormGroup {...words} note={several ? '可多选' : undefined}>
      <Line gap={8} align="stretch" wrap className={css.row} data-many={options.length > ONE_LINE}>
        {options.map(({ id, title }) => (
          <Pill
            key={id}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            title={title}
            checked={values.includes(id)}
            onChange={() => onChange(several ? toggled(values, id) : [id])}
          />
        ))}
      </Line>
    </FormGroup>
  );
};

type TickProps = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  label: string;
  error?: string | undefined;
  /** Content after the label that is not part of it, such as links. */
  children?: ReactNode;
};

export const TickField = ({ label, error, children, ...rest }: TickProps) => {
  const id = useId();
  return (
    <Stack gap={6} flex="shrink">
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
        <Text kind="meta" tone="price" id={`${id}-error`}>
          {error}
        </Text>
      )}
    </Stack>
  );
};
