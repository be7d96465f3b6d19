import type { Part, Fields as Values } from '../../../../schemas/publication/document-parts.ts';
import { useDeskState, useDraftEditor, useRights } from '../../draft-editor/context.ts';
import { setField } from '../../draft-editor/edits.ts';
import { Field } from './field.tsx';
import { pathOf } from './field-controls.ts';

type Props = {
  part: Part;
  item: string;
  values: Values;
  /** The item's place in its list, where it stands in one. */
  place?: number;
  /** Only these; all of the part without it. */
  only?: readonly string[];
};

/** All fields of an item, straight from the document's table. */
export const Fields = ({ part, item, values, place, only }: Props) => {
  const desk = useDraftEditor();
  const { faults } = useDeskState();
  const { edit } = useRights();
  const shown = Object.entries(part.fields).filter(([field]) => !only || only.includes(field));
  return shown.map(([field, label]) => {
    const path = pathOf(part, field, place);
    return (
      <Field
        key={field}
        id={`${part.label}-${item}-${field}`}
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
