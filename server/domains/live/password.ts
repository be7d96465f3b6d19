import { isPassword } from '../../platform/auth/password.ts';
import { isSameText } from '../../platform/auth/same-text.ts';

/**
 * Compares in constant time. `stored` is a hash of the platform's, or plain text that an operator typed into
 * the table.
 */
export const opensRoom = (password: string, stored: string): Promise<boolean> =>
  stored.startsWith('scrypt$')
    ? isPassword(password, stored, 'member')
    : Promise.resolve(isSameText(password.normalize('NFKC'), stored.normalize('NFKC')));
