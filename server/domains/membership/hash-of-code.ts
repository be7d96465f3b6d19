import { hashOf } from '../../platform/auth/session.ts';

/** Stored codes are hashes of letters and digits: width, case and other characters do not count. */
export const hashOfCode = (code: string): string =>
  hashOf(
    `redeem:${code
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')}`,
  );
