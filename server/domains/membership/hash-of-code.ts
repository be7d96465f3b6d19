import { hashOf } from '../../platform/auth/session.ts';

/** Codes are read by their letters and digits alone, whatever width, case and signs they came in. */
export const hashOfCode = (code: string): string =>
  hashOf(
    `redeem:${code
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')}`,
  );
