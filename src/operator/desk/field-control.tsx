import { Checkbox, Input, Select, Switch } from 'antd';
import type { DeskField } from '#schemas/desk/fields.ts';
import { useMay } from '../draft-editor/context.ts';
import { LinkField } from '../publication/pickers/link-field.tsx';
import { PictureField } from '../publication/settings/picture-field.tsx';
import type { OpenTable } from './calls.ts';
import { RefSelect } from './ref-select.tsx';
import { type Told, toldIn } from './told.ts';

/** What the form gives a control beside its field. */
type Given = Told & { id?: string; value?: string; onChange?: (text: string) => void };
type Props = Given & {
  open: OpenTable;
  field: DeskField;
  name: string;
  /** The row in which the edited one lies. */
  under: string;
  disabled: boolean;
};

const AREAS: Readonly<Partial<Record<DeskField['kind'], number>>> = {
  lines: 3,
  paragraphs: 5,
  html: 8,
  options: 5,
  jumps: 3,
  blanks: 3,
};

const nothing = () => undefined;

const Picks = ({ field, value = '', disabled, onChange }: Props) => (
  <Checkbox.Group
    disabled={disabled}
    value={value.split(',').filter(Boolean)}
    options={field.choices.map(({ key, label }) => ({ value: key, label }))}
    onChange={(picked) => onChange?.(picked.join(','))}
  />
);

const Words = (props: Props) => {
  const { id, field, value = '', disabled, onChange } = props;
  const rows = AREAS[field.kind];
  const shared = { ...toldIn(props), ...(id === undefined ? {} : { id }), value, disabled };
  if (rows)
    return (
      <Input.TextArea {...shared} rows={rows} onChange={({ target }) => onChange?.(target.value)} />
    );
  return (
    <Input
      {...shared}
      {...(field.kind === 'money' || field.kind === 'decimal' ? { inputMode: 'decimal' } : {})}
      {...(field.kind === 'count' ? { inputMode: 'numeric' } : {})}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
};

/** Uploading asks for the right to what the picture is of; without it a picture is given by its address. */
const Picture = (props: Props) => {
  const { id, open, field, value = '', disabled, onChange } = props;
  const of = open.area === 'content' ? 'content' : 'home';
  const mayUpload = useMay(`${of}.edit`);
  if (!mayUpload) return <Words {...props} />;
  return (
    <PictureField
      of={of}
      id={id ?? field.name}
      label={field.label}
      value={value}
      fault=""
      disabled={disabled}
      onChange={(address) => onChange?.(address)}
    />
  );
};

/** Where a link leads to is looked up by whoever may look at the home page, whose links are the same. */
const LinkTo = (props: Props) => {
  const { id, field, value = '', disabled, onChange } = props;
  const mayLook = useMay('home.look');
  if (!mayLook) return <Words {...props} />;
  return (
    <LinkField
      id={id ?? field.name}
      label={field.label}
      value={value}
      disabled={disabled}
      onChange={(link) => onChange?.(link)}
      onEnd={nothing}
    />
  );
};

/** The control of a field, whose value is the field's text. */
export const FieldControl = (props: Props) => {
  const { open, field, id, value = '', name, under, disabled, onChange } = props;
  const own = { ...toldIn(props), ...(id === undefined ? {} : { id }) };
  const told = (text: string) => onChange?.(text);
  switch (field.kind) {
    case 'switch':
      return (
        <Switch
          {...own}
          checked={value === '1'}
          disabled={disabled}
          aria-label={field.label}
          onChange={(is) => told(is ? '1' : '0')}
        />
      );
    case 'choice':
      return (
        <Select
          {...own}
          aria-label={field.label}
          placeholder="请选择"
          disabled={disabled}
          value={value || null}
          options={field.choices.map(({ key, label }) => ({ value: key, label }))}
          onChange={(key: string | null) => told(key ?? '')}
        />
      );
    case 'ref':
      return (
        <RefSelect
          {...own}
          open={open}
          field={field}
          label={field.label}
          placeholder="不选"
          name={name}
          under={under}
          value={value}
          disabled={disabled}
          onChange={told}
        />
      );
    case 'moment':
      return (
        <Input
          {...own}
          type="datetime-local"
          value={value.replace(' ', 'T')}
          disabled={disabled}
          onChange={({ target }) => told(target.value.replace('T', ' '))}
        />
      );
    case 'picture':
      return <Picture {...props} />;
    case 'link':
      return <LinkTo {...props} />;
    case 'picks':
      return <Picks {...props} />;
    default:
      return <Words {...props} />;
  }
};
