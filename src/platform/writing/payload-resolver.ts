import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import { partsOf } from '#schemas/wire/codec.ts';
import type { Endpoint, Payload } from '#schemas/wire/define-endpoint.ts';
import { faultIn } from '#schemas/wire/rules.ts';

type Judge<V> = (values: V) => string | undefined;

export type FormRules<E extends Endpoint, V extends FieldValues> = {
  /** A missing field is judged by the form's field of its name. */
  payload?: (values: V) => Partial<Payload<E>>;
  /** The form's field of a payload's field, where their names differ. */
  shownAt?: Readonly<Record<string, Path<V>>>;
  /** Rules of the form's own: the fault of a field, undefined for none. */
  own?: { readonly [F in Path<V>]?: Judge<V> };
};

/** Faults by the payload's rules, one for each field of the form. */
const payloadFaults = <E extends Endpoint, V extends FieldValues>(
  endpoint: E,
  values: V,
  { payload, shownAt }: FormRules<E, V>,
): Map<string, string> => {
  const sent: FieldValues = { ...values, ...payload?.(values) };
  const faults = new Map<string, string>();
  for (const [name, schema] of Object.entries(partsOf(endpoint.payload).fields ?? {})) {
    const path = shownAt?.[name] ?? name;
    const fault = path in values && !faults.has(path) && faultIn(schema, sent[name]);
    if (fault) faults.set(path, fault);
  }
  return faults;
};

export const payloadResolver =
  <E extends Endpoint, V extends FieldValues>(
    endpoint: E,
    options: FormRules<E, V> = {},
  ): Resolver<V> =>
  (values, _context, { fields }) => {
    const faults = payloadFaults(endpoint, values, options);
    for (const [path, judge] of Object.entries<Judge<V> | undefined>(options.own ?? {})) {
      const fault = faults.has(path) ? undefined : judge?.(values);
      if (fault) faults.set(path, fault);
    }
    if (faults.size === 0) return { values, errors: {} };
    const entries = [...faults].map(([path, message]) => [
      path,
      { type: 'rule', message, ref: fields[path]?.ref },
    ]);
    // each key of `entries` is the path of a field of V
    return { values: {}, errors: Object.fromEntries(entries) as FieldErrors<V> };
  };
