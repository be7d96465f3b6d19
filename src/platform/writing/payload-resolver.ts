import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';
import { partsOf } from '../../../schemas/codec.ts';
import type { Endpoint, Payload } from '../../../schemas/define-endpoint.ts';
import { faultIn } from '../../../schemas/rules.ts';

type Judge<V> = (values: V) => string | undefined;

export type FormRules<E extends Endpoint, V extends FieldValues> = {
  /** What the values are sent as; a field that is left out is judged as the form's of that name. */
  payload?: (values: V) => Partial<Payload<E>>;
  /** The form's field where it is called otherwise than the payload's. */
  shownAt?: Readonly<Record<string, Path<V>>>;
  /** What only the form knows: what is wrong with a field, undefined for nothing. */
  own?: { readonly [F in Path<V>]?: Judge<V> };
};

/** What the payload's rules say, by the form's fields; of several the first. */
const payloadFaults = <E extends Endpoint, V extends FieldValues>(
  endpoint: E,
  values: V,
  { payload, shownAt }: FormRules<E, V>,
): Map<string, string> => {
  const sent: FieldValues = { ...values, ...payload?.(values) };
  const faults = new Map<string, string>();
  for (const [name, schema] of Object.entries(partsOf(endpoint.payload).fields ?? {})) {
    const place = shownAt?.[name] ?? name;
    const fault = place in values && !faults.has(place) && faultIn(schema, sent[name]);
    if (fault) faults.set(place, fault);
  }
  return faults;
};

/** Judges a form as the call that it makes will be judged. */
export const payloadResolver =
  <E extends Endpoint, V extends FieldValues>(
    endpoint: E,
    options: FormRules<E, V> = {},
  ): Resolver<V> =>
  (values, _context, { fields }) => {
    const faults = payloadFaults(endpoint, values, options);
    for (const [place, judge] of Object.entries<Judge<V> | undefined>(options.own ?? {})) {
      const fault = faults.has(place) ? undefined : judge?.(values);
      if (fault) faults.set(place, fault);
    }
    if (faults.size === 0) return { values, errors: {} };
    const told = [...faults].map(([place, message]) => [
      place,
      { type: 'rule', message, ref: fields[place]?.ref },
    ]);
    // each key of `told` is the path of a field of V
    return { values: {}, errors: Object.fromEntries(told) as FieldErrors<V> };
  };
