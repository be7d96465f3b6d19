import type { ControlProps } from './control-props.ts';
import { ListInput } from './list-input.tsx';

type Props = Omit<ControlProps<'picks'>, 'theme'> & {
  /** What is read aloud, where no visible label names the control. */
  label?: string;
};

/** Ids of what is to stand there, in that order. */
export const PicksControl = ({ id, field, value, disabled, onChange, onEnd, label }: Props) => (
  <ListInput
    id={id}
    value={value}
    label={label}
    placeholder={`编号，最多 ${field.most} 个，用顿号隔开`}
    disabled={disabled}
    onChange={(ids) => onChange(ids.length > 0 ? ids : undefined, true)}
    onEnd={onEnd}
  />
);
