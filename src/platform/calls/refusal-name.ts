import { callRefusals } from '../../../schemas/call-refusals.ts';
import type { Endpoint, RefusalName } from '../../../schemas/define-endpoint.ts';

/**
 * The name of the refusal with a body code, of the endpoint or of every call; undefined for an
 * unknown code.
 */
export const refusalName = <E extends Pick<Endpoint, 'refusals'>>(
  { refusals }: E,
  code: string,
): RefusalName<E> | undefined => {
  const known = [...Object.values(refusals ?? {}), ...Object.values(callRefusals)];
  // the name comes from the endpoint's own refusals or from those of every call
  return known.find((each) => String(each.code) === code)?.name as RefusalName<E> | undefined;
};
