import type * as z from 'zod/mini';
import { kindOf } from './kinds.ts';
import type { fieldShape } from './shape.ts';

export type Field = z.output<z.ZodMiniObject<typeof fieldShape>>;

/** A fault of one field; `name` is '' where it concerns the whole form. */
export type FieldFault = { name: string; text: string };

export type FieldSpec = Pick<Field, 'kind' | 'label'> &
  Partial<Omit<Field, 'name' | 'kind' | 'label' | 'options'>> & {
    unit?: string;
    options?: Readonly<Record<string, string>>;
  };

export const fieldOf = (name: string, spec: FieldSpec): Field => {
  const { label, options = {}, unit = kindOf(spec.kind).unit, ...rest } = spec;
  return {
    ...{ name, help: '', required: false, ...rest },
    label: unit ? `${label}（${unit}）` : label,
    options: Object.entries(options).map(([id, title]) => ({ id, title })),
  };
};
