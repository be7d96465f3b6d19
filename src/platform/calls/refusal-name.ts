import { callCodes } from '#schemas/wire/call-codes.ts';
import type { Endpoint, RefusalName } from '#schemas/wire/define-endpoint.ts';

/** undefined for an unknown code. */
export const refusalName = <E extends Pick<Endpoint, 'refusals'>>(
  { refusals }: E,
  code: string,
): RefusalName<E> | undefined => {
  const own = Object.values(refusals ?? {}).map((each) => [each.name, each.code] as const);
  const known = [...own, ...Object.entries(callCodes)];
  // the name comes from the endpoint's own refusals or from those of every call
  return known.find(([, each]) => String(each) === code)?.[0] as RefusalName<E> | undefined;
};
