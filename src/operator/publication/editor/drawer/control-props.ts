import type { SettingField } from '#schemas/layout/setting-fields.ts';
import type { Theme } from '#schemas/layout/themes.ts';

type FieldKind = SettingField['kind'];

/** `value` is whatever the draft has, undefined for nothing. */
export type ControlProps<K extends FieldKind = FieldKind> = {
  id: string;
  section: string;
  field: Extract<SettingField, { kind: K }>;
  value: unknown;
  /** The theme in which the section is drawn. */
  theme: Theme;
  disabled: boolean;
  /** undefined: as shipped. `typed`: part of continuous typing, which is undone as one step. */
  onChange: (value: unknown, typed?: boolean) => void;
  /** Continuous typing has ended. */
  onEnd: () => void;
};
