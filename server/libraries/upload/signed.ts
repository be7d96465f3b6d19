import { PICTURE_OPEN } from '#schemas/upload/address.ts';
import { isSameText } from '../../platform/auth/same-text.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { addressOf, fileOf } from '../../platform/storage/uploads.ts';
import type { Holder } from './named.ts';

/** Desks of the console that show pictures of members. */
export type PictureDesk = Extract<
  Holder,
  'certification' | 'refund' | 'support' | 'feedback' | 'attempt' | 'case'
>;

/** For whom an address opens a picture: a session (its hash), of the owner or at a desk. */
export type PictureReader = { as: 'owner' | PictureDesk; session: string };

const TICKET =
  /^(owner|certification|refund|support|feedback|attempt|case)\.([\da-f]{64})\.([\da-z]{1,10})\.([\w-]{43})$/;

const sealOf = (secret: Secret, file: string, { as, session }: PictureReader, until: string) =>
  secret.hash('picture', file, as, session, until);

/** Gives a member's own picture the address that the reader may open it by; others stay as they are. */
const signer =
  (secret: Secret, reader: PictureReader, now: number) =>
  (address: string): string => {
    const file = fileOf(address);
    if (file === '') return address;
    // an address stays the same for a while, so that pages that read it again need not fetch the picture
    const end = (Math.floor(now / PICTURE_OPEN) + 2) * PICTURE_OPEN;
    const until = end.toString(36);
    const ticket = [reader.as, reader.session, until, sealOf(secret, file, reader, until)];
    return `${addressOf(file)}?t=${ticket.join('.')}`;
  };

type Call = Pick<Context, 'session' | 'now'>;

/** Signs addresses of pictures for the member who calls, and whose they are. */
export const signedForOwner = (secret: Secret, { session, now }: Call) =>
  signer(secret, { as: 'owner', session }, now);

export const signedForDesk = (secret: Secret, desk: PictureDesk, { session, now }: Call) =>
  signer(secret, { as: desk, session }, now);

/** For whom a ticket opens a file; undefined where it has run out, or was not made here for this file. */
export const pictureReader = (
  secret: Secret,
  file: string,
  ticket: unknown,
  now: number,
): PictureReader | undefined => {
  const [, as, session = '', until = '', seal = ''] = TICKET.exec(String(ticket)) ?? [];
  if (as === undefined || Number.parseInt(until, 36) <= now) return undefined;
  // the pattern takes no other word
  const reader = { as: as as PictureReader['as'], session };
  return isSameText(seal, sealOf(secret, file, reader, until)) ? reader : undefined;
};
