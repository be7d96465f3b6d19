import { PICTURE_OPEN } from '#schemas/upload/address.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { addressOf, fileOf } from '../../platform/storage/uploads.ts';
import type { Holder } from './named.ts';

export type PictureDesk = Extract<
  Holder,
  'certification' | 'onboarding' | 'refund' | 'support' | 'feedback' | 'attempt' | 'case' | 'studio'
>;

/** `session` is the hash of a session: the owner's, or an operator's at a desk. */
export type PictureReader = { as: 'owner' | PictureDesk; session: string };

const TICKET =
  /^(owner|certification|onboarding|refund|support|feedback|attempt|case|studio)\.([\da-f]{64})\.([\da-z]{1,10})\.([\w-]{43})$/;

const sealOf = (secret: Secret, file: string, { as, session }: PictureReader, until: string) =>
  secret.hash('picture', file, as, session, until);

/** Addresses of anything but a member's upload stay as they are. */
const signer =
  (secret: Secret, reader: PictureReader, now: number) =>
  (address: string): string => {
    const file = fileOf(address);
    if (file === '') return address;
    // an address stays the same for a while, so that browsers use their cached picture
    const end = (Math.floor(now / PICTURE_OPEN) + 2) * PICTURE_OPEN;
    const until = end.toString(36);
    const ticket = [reader.as, reader.session, until, sealOf(secret, file, reader, until)];
    return `${addressOf(file)}?t=${ticket.join('.')}`;
  };

type Call = Pick<Context, 'session' | 'now'>;

export const signedForOwner = (secret: Secret, { session, now }: Call) =>
  signer(secret, { as: 'owner', session }, now);

export const signedForDesk = (secret: Secret, desk: PictureDesk, { session, now }: Call) =>
  signer(secret, { as: desk, session }, now);

/** Undefined where the ticket has expired, or was not made here for this file. */
export const pictureReader = (
  secret: Secret,
  file: string,
  ticket: unknown,
  now: number,
): PictureReader | undefined => {
  const [, as, session = '', until = '', seal = ''] = TICKET.exec(String(ticket)) ?? [];
  if (as === undefined || Number.parseInt(until, 36) <= now) return undefined;
  // the pattern allows no other word
  const reader = { as: as as PictureReader['as'], session };
  return isSameText(seal, sealOf(secret, file, reader, until)) ? reader : undefined;
};
