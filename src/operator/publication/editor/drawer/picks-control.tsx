import { kindPickedBy } from '#schemas/publication/picker-endpoints.ts';
import type { ControlProps } from './control-props.ts';
import { ThingsControl } from './things-control.tsx';

export const PicksControl = ({
  section,
  field,
  onChange,
  ...props
}: ControlProps<'references'>) => (
  <ThingsControl
    {...props}
    kind={kindPickedBy(section)}
    label={field.label}
    most={field.max}
    onChange={(ids, typed) => onChange(ids.length > 0 ? ids : undefined, typed)}
  />
);
