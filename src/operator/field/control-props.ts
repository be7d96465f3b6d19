import type { ComponentProps } from 'react';
import type { Field } from '#schemas/field/field.ts';
import type { PictureField } from '../publication/settings/picture-field.tsx';
import type { Description } from './description.ts';

export type ControlProps = {
  id: string;
  field: Field;
  /** The field's text; '' for nothing. */
  value: string;
  disabled: boolean;
  fault?: string;
  /** Class of a group that shows all options; without it they are in a list to open. */
  inSight?: string | undefined;
  placeholder?: string;
  className?: string | undefined;
  detail?: Description;
  picture?: Pick<ComponentProps<typeof PictureField>, 'of' | 'shape'>;
  /** `typed`: part of continuous typing, which is undone as one step. */
  onChange: (text: string, typed?: boolean) => void;
  /** Continuous typing has ended. */
  onEnd?: () => void;
};
