import * as z from 'zod/mini';
import {
  author,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { certificateStates, LONGEST_PERSON_LINE, LONGEST_REVOCATION } from './fields.ts';
import { awardRefusals } from './refusals.ts';

const issued = z.object({
  id: rowId,
  number: z.string(),
  project: z.string(),
  member: rowId,
  /** A masked name. */
  holder: z.string(),
  issuedAt: epochMs,
  revokedAt: z.nullable(epochMs),
  /** The reason; '' while it is valid. */
  revokedFor: z.string(),
  revokedBy: author,
});
export type IssuedCertificate = z.output<typeof issued>;

export const certificateTabs = ['all', ...certificateStates] as const;
export type CertificateTab = (typeof certificateTabs)[number];

/** The newest first; `word` is a certificate's number or a part of its project. */
export const listCertificates = operatorCall(
  'list-certificates',
  'content.decide',
  z.object({ state: z.enum(certificateTabs), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({ items: z.array(issued), pages: z.int() }),
);

/** Revokes a certificate; its holder and whoever verifies it see the reason. */
export const revokeCertificate = operatorCall(
  'revoke-certificate',
  'content.decide',
  z.object({
    id: rowId,
    reason: words(LONGEST_REVOCATION).check(z.minLength(1)),
    key: operationKey,
  }),
  z.object({}),
  {
    idempotent: true,
    refusals: pickRefusals(awardRefusals, 'noSuchCertificate', 'alreadyRevoked'),
  },
);

/** Corrects the name on a certificate; its number stays. */
export const correctHolder = operatorCall(
  'correct-holder',
  'content.decide',
  z.object({
    id: rowId,
    name: words(LONGEST_PERSON_LINE).check(z.minLength(1)),
    reason: words(LONGEST_REVOCATION).check(z.minLength(1)),
    key: operationKey,
  }),
  z.object({}),
  {
    idempotent: true,
    refusals: pickRefusals(awardRefusals, 'noSuchCertificate', 'alreadyRevoked'),
  },
);

export const awardDeskApi = { listCertificates, correctHolder, revokeCertificate };
