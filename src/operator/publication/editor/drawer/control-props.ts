import type { SettingField } from '#schemas/layout/setting-fields.ts';
import type { Theme } from '#schemas/layout/themes.ts';

type FieldKind = SettingField['kind'];

/** What every control of a setting gets; `value` is whatever the draft says, undefined where nothing. */
export type ControlProps<K extends FieldKind = FieldKind> = {
  id: string;
  section: string;
  field: Extract<SettingField, { kind: K }>;
  value: unknown;
  /** That the section is drawn in. */
  theme: Theme;
  disabled: boolean;
  /** undefined: as it is shipped. `typed`: a part of what is being typed, which is one step together. */
  onChange: (value: unknown, typed?: boolean) => void;
  /** What was being typed is typed. */
  onEnd: () => void;
};
