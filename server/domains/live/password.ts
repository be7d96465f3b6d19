import { isPassword } from '../../platform/auth/password.ts';
import { isSameText } from '../../platform/auth/same-text.ts';

/**
 * Whether `told` opens the room, compared in constant time. `stored` is a hash of the platform's,
 * or plain text where an operator typed it into the table.
 */
export const opensRoom = (told: string, stored: string): Promise<boolean> =>
  stored.startsWith('scrypt$')
    ? isPassword(told, stored, 'member')
    : Promise.resolve(isSameText(told.normalize('NFKC'), stored.normalize('NFKC')));
