import type { ThingKind } from '#schemas/publication/picker-endpoints.ts';
import { useInFront } from '../../../session.ts';
import { ItemPicker } from '../../pickers/item-picker.tsx';
import { idsIn, idsText } from './ids.ts';
import { ListInput } from './list-input.tsx';

type Props = {
  id: string;
  /** undefined: of no searchable kind. */
  kind: ThingKind | undefined;
  label: string;
  value: unknown;
  most: number;
  empty?: string;
  disabled: boolean;
  onChange: (ids: string[], typed: boolean) => void;
  onEnd: () => void;
};

/** An ordered list of ids: searched for, or typed where no search exists. */
export const ThingsControl = ({ id, kind, value, onChange, onEnd, ...props }: Props) => {
  const inFront = useInFront();
  if (kind && !inFront)
    return (
      <div id={id}>
        <ItemPicker
          {...props}
          kind={kind}
          value={idsIn(idsText(value))}
          onChange={(ids) => onChange(ids, false)}
        />
      </div>
    );
  return (
    <ListInput
      id={id}
      value={value}
      label={props.label}
      placeholder={props.most === 1 ? '编号' : `编号，最多 ${props.most} 个，用顿号隔开`}
      disabled={props.disabled}
      onChange={(ids) => onChange(ids, true)}
      onEnd={onEnd}
    />
  );
};
