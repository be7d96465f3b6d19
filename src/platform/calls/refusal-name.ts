import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Endpoint, RefusalName } from '../../../schemas/define-endpoint.ts';

/**
 * Which refusal of an endpoint, or of every call, a body code stands for; undefined for a code that
 * is none of these.
 */
export const refusalName = <E extends Pick<Endpoint, 'refusals'>>(
  { refusals }: E,
  code: string,
): RefusalName<E> | undefined => {
  const known = [...Object.values(refusals ?? {}), ...Object.values(callRefusals)];
  // the name comes from the endpoint's own refusals or from those of every call
  return known.find((each) => String(each.code) === code)?.name as RefusalName<E> | undefined;
};
