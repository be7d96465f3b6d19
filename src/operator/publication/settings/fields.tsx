import type { Fields, Part } from '#schemas/publication/document-parts.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { setField } from '../../draft-editor/edits.ts';
import { DocumentField } from './field.tsx';
import { fieldId, pathOf } from './field-controls.ts';

type Props = {
  part: Part;
  item: string;
  values: Fields;
  /** The item's index, where it is in a list. */
  position?: number;
  /** Shows only these fields; by default all fields of the part. */
  only?: readonly string[];
};

export const DocumentFields = ({ part, item, values, position, only }: Props) => {
  const desk = useDraftEditor();
  const faults = useDeskState((state) => state.faults);
  const { edit } = useRights();
  const shown = Object.entries(part.fields).filter(([field]) => !only || only.includes(field));
  return shown.map(([field, label]) => {
    const path = pathOf(part, field, position);
    return (
      <DocumentField
        key={field}
        id={fieldId(part.label, item, field)}
        part={part.label}
        name={field}
        label={label}
        value={values[field] ?? ''}
        fault={faults.find((fault) => fault.path === path)?.message ?? ''}
        disabled={!edit}
        onChange={(value) =>
          desk.change(setField(part, item, field, value), typeof value === 'string' ? path : '')
        }
        onEnd={desk.endGroup}
      />
    );
  });
};
