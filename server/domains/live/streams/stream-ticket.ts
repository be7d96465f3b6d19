import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '../../../platform/auth/secret.ts';
import { HOUR } from '../../../platform/time/durations.ts';
import type { Live } from '../queries.ts';

/** How long an address of a stream holds, in ms; a page asks for a new one before that. */
export const STREAM_LIFE = 2 * HOUR;

/** Where streams are served; playlists name their segments beside themselves, under the same ticket. */
export const STREAMS = '/live-streams';

/** Who may see which stream until when (ms). */
export type Ticket = { live: number; member: number; until: number; media: string };

const signatureOf = (secret: Secret, { live, member, until, media }: Ticket): string =>
  secret.hash('live-stream', live, member, until, media);

/** What a room plays now: the stream while on air, afterwards the replay; '' is nothing. */
export const mediaOf = ({ status, stream, replay }: Live): string => {
  if (status === 1) return stream;
  return status === 3 ? replay : '';
};

/** A signed address of what the room plays; one elsewhere is given as it is, '' is none. */
export const streamAddress = (
  secret: Secret,
  live: Live,
  member: number,
  until: number,
): string => {
  const media = mediaOf(live);
  if (media === '' || media.includes('/')) return media;
  const ticket = { live: live.id, member, until, media };
  const signature = signatureOf(secret, ticket);
  return `${STREAMS}/${live.id}/${member}/${until}/${signature}/index.m3u8`;
};

/** Whether the server gave this ticket out itself and it still holds. */
export const isValid = (
  secret: Secret,
  ticket: Ticket,
  signature: string,
  now: number,
): boolean => {
  const expected = Buffer.from(signatureOf(secret, ticket));
  const came = Buffer.from(signature);
  return came.length === expected.length && timingSafeEqual(came, expected) && ticket.until > now;
};
