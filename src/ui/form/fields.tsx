import type { ReactNode, Ref } from 'react';
import { Pictures } from '../media/pictures.tsx';
import type { Renew } from '../media/use-renewed.ts';
import { Stack } from '../part/parts.tsx';
import { AreaField } from './area.tsx';
import { ChoiceField, SelectField } from './choice.tsx';
import { FormGroup } from './group.tsx';
import { PickField } from './pick/field.tsx';
import type { PickSource } from './pick/source.ts';
import { RegionField } from './region/field.tsx';
import type { Division } from './region/steps.tsx';
import { TextField } from './text.tsx';

type Kind =
  | 'text'
  | 'paragraph'
  | 'single'
  | 'multiple'
  | 'phone'
  | 'identity'
  | 'region'
  | 'date'
  | 'picture';

/** One field of a form that operators have put together. `longest`: see each kind; 0: no limit. */
type AskedField = {
  key: string;
  kind: Kind;
  label: string;
  required: boolean;
  options: readonly { id: string; title: string }[];
  placeholder: string;
  hint: string;
  longest: number;
};

/** Functions of the platform that fields use. */
type FieldTools = {
  loadRegions: () => Promise<readonly Division[]>;
  /** Lets a person choose a picture; `onBegin`: its upload begins. Its address, '' for none. */
  choosePicture: (onBegin: () => void) => Promise<string>;
  renew?: Renew;
  /** Called when an upload begins and when it ends. */
  onUpload?: (busy: boolean) => void;
  /** Known values of texts, by the key of their field. */
  picks?: Readonly<Record<string, PickSource>>;
};

type Props = {
  field: AskedField;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error: string | undefined;
  tools: FieldTools;
};

const wordsOf = ({ field: { label, required, hint }, error }: Props) => ({
  label,
  error,
  hint: hint || undefined,
  optional: !required,
});

const lineOf = (props: Props) => ({
  ...wordsOf(props),
  value: props.values[0] ?? '',
  placeholder: props.field.placeholder || undefined,
  onChange: ({ target }: { target: { value: string } }) =>
    props.onChange(target.value ? [target.value] : []),
});

const off = { autoComplete: 'off' } as const;

/** Longer lists of options would fill the page, so the phone's own picker shows them. */
const MOST_IN_SIGHT = 4;
const LONGEST_IN_SIGHT = 6;

const Single = (props: Props) => {
  const { field, values, onChange } = props;
  const inSight =
    field.options.length <= MOST_IN_SIGHT &&
    field.options.every(({ title }) => title.length <= LONGEST_IN_SIGHT);
  if (inSight)
    return (
      <ChoiceField
        {...wordsOf(props)}
        options={field.options}
        values={values}
        onChange={onChange}
      />
    );
  const placeholder = field.placeholder || `请选择${field.label}`;
  return <SelectField {...lineOf(props)} placeholder={placeholder} options={field.options} />;
};

const Line = (props: Props) => {
  const { field, values, onChange, tools } = props;
  const { key, longest, placeholder } = field;
  const source = tools.picks && Object.hasOwn(tools.picks, key) && tools.picks[key];
  if (!source) return <TextField {...lineOf(props)} {...off} maxLength={longest} />;
  return (
    <PickField
      {...wordsOf(props)}
      source={source}
      longest={longest}
      placeholder={placeholder || undefined}
      value={values[0] ?? ''}
      onChange={(value) => onChange(value ? [value] : [])}
    />
  );
};

const PictureField = (props: Props) => {
  const { field, values, onChange, tools } = props;
  const most = field.longest;
  return (
    <FormGroup {...wordsOf(props)} note={most > 1 ? `最多 ${most} 张` : undefined}>
      <Pictures
        values={values}
        onChange={(next) => onChange([...next])}
        most={most}
        choose={tools.choosePicture}
        renew={tools.renew}
        onBusy={tools.onUpload}
      />
    </FormGroup>
  );
};

const kinds: Readonly<Record<Kind, (props: Props) => ReactNode>> = {
  text: (props) => <Line {...props} />,
  paragraph: (props) => <AreaField {...lineOf(props)} maxLength={props.field.longest} />,
  single: (props) => <Single {...props} />,
  multiple: (props) => (
    <ChoiceField
      {...wordsOf(props)}
      options={props.field.options}
      values={props.values}
      onChange={props.onChange}
      several
    />
  ),
  phone: (props) => <TextField {...lineOf(props)} type="tel" maxLength={20} autoComplete="tel" />,
  identity: (props) => (
    <TextField
      {...lineOf(props)}
      {...off}
      maxLength={18}
      autoCapitalize="characters"
      spellCheck={false}
    />
  ),
  region: (props) => (
    <RegionField
      {...wordsOf(props)}
      levels={props.field.longest >= 3 ? 3 : 2}
      value={props.values}
      onChange={props.onChange}
      load={props.tools.loadRegions}
    />
  ),
  date: (props) => <TextField {...lineOf(props)} type="date" min="1900-01-01" max="2100-12-31" />,
  picture: (props) => <PictureField {...props} />,
};

type ListProps = Pick<Props, 'tools'> & {
  fields: readonly AskedField[];
  answers: Readonly<Record<string, readonly string[]>>;
  onChange: (key: string, values: string[]) => void;
  /** Faults, by field. */
  faults: readonly { key: string; fault: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** The fields of a form that operators have put together, in their order. */
export const FormFields = ({ fields, answers, onChange, faults, tools, ref }: ListProps) => (
  <Stack gap={16} ref={ref}>
    {fields.map((field) => (
      <div key={field.key} data-field={field.key}>
        {kinds[field.kind]({
          field,
          values: answers[field.key] ?? [],
          onChange: (values) => onChange(field.key, values),
          error: faults.find(({ key }) => key === field.key)?.fault,
          tools,
        })}
      </div>
    ))}
  </Stack>
);

/** Focuses the field with a fault. */
export const focusField = (form: ParentNode | null, key: string): void => {
  const place = form?.querySelector(`[data-field="${CSS.escape(key)}"]`);
  place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
};
