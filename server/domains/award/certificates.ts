import { randomInt } from 'node:crypto';
import { certificateNumber, DRAWN_SIGNS, NUMBER_SIGNS } from '#schemas/award/certificate-number.ts';
import type { awardClaim, certificate } from '../../db/tables/award.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import { personIn } from './person.ts';

type Certificate = typeof certificate.$inferSelect;
type ClaimPerson = Pick<typeof awardClaim.$inferSelect, 'person'>;

/** Eleven random characters of 31, so that nobody guesses a number. */
export const newCertificateNumber = (year: number): string =>
  certificateNumber(
    year,
    Array.from({ length: DRAWN_SIGNS }, () =>
      NUMBER_SIGNS.charAt(randomInt(NUMBER_SIGNS.length)),
    ).join(''),
  );

/** In place of a name that nobody has registered. */
export const numberedHolder = (memberId: number | string): string => `学号 ${memberId}`;

/** The name on a certificate; '' where the account has ended. */
export const holderOf = (
  secret: Secret,
  { holder }: Pick<Certificate, 'holder'>,
  { person }: ClaimPerson,
): string => (person ? personIn(secret, person).name : holder);

export const veiledHolder = (name: string): string => {
  const [first = ''] = name;
  return first && `${first}**`;
};

const none = { number: '', holder: '', issuedAt: null, revokedAt: null, reason: '' };

export const certificateFields = (
  secret: Secret,
  row: Certificate | null,
  claim: ClaimPerson | null,
) =>
  row && claim
    ? {
        number: row.number,
        holder: holderOf(secret, row, claim),
        issuedAt: row.issuedAt.getTime(),
        revokedAt: row.revokedAt?.getTime() ?? null,
        reason: row.revokedFor,
      }
    : none;
