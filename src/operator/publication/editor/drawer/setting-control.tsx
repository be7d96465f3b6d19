import { AddressControl } from './address-control.tsx';
import type { ControlProps } from './control-props.ts';
import { PicksControl } from './picks-control.tsx';
import { ChoiceControl, FlagControl, NumberControl } from './plain-controls.tsx';
import { TokensControl } from './tokens-control.tsx';

/** The control of a setting, by its kind. */
export const SettingControl = ({ field, ...props }: ControlProps) => {
  switch (field.kind) {
    case 'choice':
      return <ChoiceControl field={field} {...props} />;
    case 'flag':
      return <FlagControl field={field} {...props} />;
    case 'number':
      return <NumberControl field={field} {...props} />;
    case 'address':
      return <AddressControl field={field} {...props} />;
    case 'picks':
      return <PicksControl field={field} {...props} />;
    case 'tokens':
      return <TokensControl field={field} {...props} />;
  }
};
