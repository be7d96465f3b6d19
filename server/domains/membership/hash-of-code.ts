import { hashOf } from '../../platform/auth/session.ts';

/** A redeem code is stored as the hash of its letters and digits: width, case and signs do not count. */
export const hashOfCode = (code: string): string =>
  hashOf(
    `redeem:${code
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')}`,
  );
