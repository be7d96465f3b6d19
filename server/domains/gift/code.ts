import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { keyOf } from '../../platform/wire/keys.ts';

/** The gift's id, and a hash that nobody can make without the server's secret. */
export const giftCode = ({ secret }: { secret: Secret }, giftId: number): string =>
  `${giftId}-${secret.hash('gift', giftId)}`;

/** null for a code that is not ours. */
export const giftIdIn = (services: { secret: Secret }, code: string): number | null => {
  const id = keyOf(code.slice(0, code.indexOf('-')));
  return id !== null && isSameText(code, giftCode(services, id)) ? id : null;
};
