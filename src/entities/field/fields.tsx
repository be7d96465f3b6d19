import type { ReactNode, Ref } from 'react';
import type { Field } from '#schemas/field/field.ts';
import { type FieldKind, kindOf } from '#schemas/field/kinds.ts';
import { longestOf, requestedFields } from '#schemas/form/judge.ts';
import { choosePicture } from '#src/platform/picture/choose-image.ts';
import { renewedAddress } from '#src/platform/picture/renewed-address.ts';
import { AreaField } from '#src/ui/form/area.tsx';
import { ChoiceField, SelectField } from '#src/ui/form/choice.tsx';
import { FormGroup } from '#src/ui/form/group.tsx';
import { PickField } from '#src/ui/form/pick/field.tsx';
import type { PickSource } from '#src/ui/form/pick/source.ts';
import { RegionField } from '#src/ui/form/region/field.tsx';
import type { Division } from '#src/ui/form/region/steps.tsx';
import { PasswordField, TextField } from '#src/ui/form/text.tsx';
import { Pictures } from '#src/ui/media/pictures.tsx';
import type { Renew } from '#src/ui/media/use-renewed.ts';
import { Stack } from '#src/ui/part/parts.tsx';
import { loadRegions } from '../address/regions.ts';

const platformTools = { loadRegions, choosePicture, renew: renewedAddress };

type FieldTools = {
  loadRegions: () => Promise<readonly Division[]>;
  /** Lets a person choose a picture; `onBegin`: its upload begins. Resolves to its address, '' for none. */
  choosePicture: (onBegin: () => void) => Promise<string>;
  renew?: Renew;
  /** Called when an upload begins and when it ends. */
  onUpload?: (busy: boolean) => void;
  picks?: Readonly<Record<string, PickSource>>;
};

type Props = {
  field: Field;
  values: readonly string[];
  onChange: (values: string[]) => void;
  error: string | undefined;
  tools: FieldTools;
};

const wordsOf = ({ field: { label, required, help }, error }: Props) => ({
  label,
  error,
  hint: help || undefined,
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

const Options = (props: Props & { several?: boolean }) => {
  const { field, values, onChange, several = false } = props;
  const { options } = field;
  const inSight =
    options.length <= MOST_IN_SIGHT &&
    options.every(({ title }) => title.length <= LONGEST_IN_SIGHT);
  if (several || inSight)
    return <ChoiceField {...{ ...wordsOf(props), options, values, onChange, several }} />;
  const placeholder = field.placeholder || `请选择${field.label}`;
  return <SelectField {...lineOf(props)} {...{ placeholder, options }} />;
};

const Typed = (props: Props) => {
  const { field, values, onChange, tools } = props;
  const { typed } = kindOf(field.kind);
  const longest = longestOf(field);
  const source = tools.picks && Object.hasOwn(tools.picks, field.name) && tools.picks[field.name];
  if (typed?.rows)
    return (
      <AreaField
        {...{ ...lineOf(props), maxLength: longest }}
        {...{ rows: field.rows, autoComplete: field.autofill }}
      />
    );
  if (field.kind !== 'text')
    return <TextField {...lineOf(props)} {...off} inputMode={typed?.keys} />;
  if (!source)
    return (
      <TextField
        {...{ ...lineOf(props), maxLength: longest }}
        autoComplete={field.autofill ?? 'off'}
      />
    );
  return (
    <PickField
      {...{ ...wordsOf(props), source, longest }}
      placeholder={field.placeholder || undefined}
      value={values[0] ?? ''}
      onChange={(value) => onChange(value ? [value] : [])}
    />
  );
};

const Uploads = (props: Props) => {
  const { field, values, onChange, tools } = props;
  const most = field.kind === 'picture' ? 1 : longestOf(field);
  return (
    <FormGroup {...wordsOf(props)} note={most > 1 ? `最多 ${most} 张` : undefined}>
      <Pictures
        {...{ values, most, renew: tools.renew, onBusy: tools.onUpload }}
        onChange={(next) => onChange([...next])}
        choose={tools.choosePicture}
      />
    </FormGroup>
  );
};

const yesNo = [
  { id: '1', title: '是' },
  { id: '0', title: '否' },
];

const controls: Readonly<Partial<Record<FieldKind, (props: Props) => ReactNode>>> = {
  choice: (props) => <Options {...props} />,
  choices: (props) => <Options {...props} several />,
  switch: (props) => <Options {...props} field={{ ...props.field, options: yesNo }} />,
  phone: (props) => <TextField {...lineOf(props)} type="tel" maxLength={20} autoComplete="tel" />,
  idCard: (props) => (
    <TextField
      {...{ ...lineOf(props), ...off, maxLength: 18 }}
      autoCapitalize="characters"
      spellCheck={false}
    />
  ),
  secret: (props) => <PasswordField {...lineOf(props)} autoComplete="new-password" />,
  region: (props) => (
    <RegionField
      {...wordsOf(props)}
      levels={longestOf(props.field) >= 3 ? 3 : 2}
      value={props.values}
      onChange={props.onChange}
      load={props.tools.loadRegions}
    />
  ),
  date: (props) => <TextField {...lineOf(props)} type="date" min="1900-01-01" max="2100-12-31" />,
  moment: (props) => <TextField {...lineOf(props)} type="datetime-local" />,
  picture: (props) => <Uploads {...props} />,
  pictures: (props) => <Uploads {...props} />,
};

type ListProps = {
  tools?: Partial<FieldTools>;
  fields: readonly Field[];
  answers: Readonly<Record<string, readonly string[]>>;
  onChange: (name: string, values: string[]) => void;
  faults: readonly { name: string; text: string }[];
  ref?: Ref<HTMLDivElement>;
};

export const FormFields = ({ fields, answers, onChange, faults, tools, ref }: ListProps) => (
  <Stack gap={16} ref={ref}>
    {requestedFields(fields, answers).map((field) => {
      const draw = controls[field.kind] ?? ((props: Props) => <Typed {...props} />);
      return (
        <div key={field.name} data-field={field.name}>
          {draw({
            field,
            values: answers[field.name] ?? [],
            onChange: (values) => onChange(field.name, values),
            error: faults.find(({ name }) => name === field.name)?.text,
            tools: { ...platformTools, ...tools },
          })}
        </div>
      );
    })}
  </Stack>
);

export const focusField = (form: ParentNode | null, name: string): void => {
  const element = form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  element?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
};
