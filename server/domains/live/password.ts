import { createHash, timingSafeEqual } from 'node:crypto';
import { isPassword } from '../../platform/auth/password.ts';

const digest = (text: string): Buffer =>
  createHash('sha256').update(text.normalize('NFKC')).digest();

/**
 * Whether `told` opens the room, compared in constant time. `stored` is a hash of the platform's,
 * or plain text where an operator typed it into the table.
 */
export const opensRoom = (told: string, stored: string): Promise<boolean> =>
  stored.startsWith('scrypt$')
    ? isPassword(told, stored)
    : Promise.resolve(timingSafeEqual(digest(told), digest(stored)));
