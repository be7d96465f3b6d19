import type { Endpoint, Payload, UnkeyedPayload } from '#schemas/wire/define-endpoint.ts';

export const partOfPayload = <E extends Endpoint>(
  payload: UnkeyedPayload<E>,
): Partial<Payload<E>> =>
  // TypeScript cannot prove that `Omit` of a generic payload leaves a part of that payload
  payload as unknown as Partial<Payload<E>>;
