import type { DeskField } from '#schemas/desk/fields.ts';
import { useMay } from '../draft-editor/context.ts';
import { FieldControl } from '../field/control.tsx';
import { type Description, descriptionIn } from '../field/description.ts';
import { EncoderNote } from '../media/encoder-note.tsx';
import type { OpenTable } from './calls.ts';
import { RefSelect } from './ref-select.tsx';

type Props = Description & {
  open: OpenTable;
  field: DeskField;
  name: string;
  /** Id of the row that contains the edited one. */
  under: string;
  disabled: boolean;
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
};

/**
 * The control of a field of a row; its value is the field's text. Uploads need the right to the picture's
 * subject, and link targets are offered to those who may see the home page; others type both.
 */
export const DeskControl = (props: Props) => {
  const { open, field, id = field.name, value = '', disabled, name, under, onChange } = props;
  const of = open.area === 'content' ? 'content' : 'home';
  const mayUpload = useMay(`${of}.edit`);
  const mayLook = useMay('home.look');
  const description = descriptionIn(props);
  const change = (text: string) => onChange?.(text);
  if (field.kind === 'reference' || field.offered)
    return (
      <>
        <RefSelect
          {...{ ...description, open, field, id, name, under, value, disabled }}
          label={field.label}
          placeholder="不选"
          onChange={change}
        />
        {field.pattern === 'stream' && <EncoderNote />}
      </>
    );
  const isTyped = (field.kind === 'picture' && !mayUpload) || (field.kind === 'link' && !mayLook);
  return (
    <FieldControl
      {...{ id, value, disabled, detail: description }}
      field={isTyped ? { ...field, kind: 'text' } : field}
      picture={{ of }}
      onChange={change}
    />
  );
};
