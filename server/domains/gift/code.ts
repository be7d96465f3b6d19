import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { keyOf } from '../../platform/wire/keys.ts';

/** The code in a gift's link: its id, and a hash that nobody can make without the server's secret. */
export const giftCode = ({ secret }: { secret: Secret }, giftId: number): string =>
  `${giftId}-${secret.hash('gift', giftId)}`;

/** The id of the gift that a code names; null where the code is none of ours. */
export const giftIdIn = (services: { secret: Secret }, code: string): number | null => {
  const id = keyOf(code.slice(0, code.indexOf('-')));
  return id !== null && isSameText(code, giftCode(services, id)) ? id : null;
};
