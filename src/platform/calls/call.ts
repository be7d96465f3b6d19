import { phoneRefusals } from '#schemas/wire/call-codes.ts';
import type { ReadEndpoint } from '#schemas/wire/define-endpoint.ts';
import { token } from '../session/session.ts';
import { type RawAnswer, unasked } from './answered.ts';
import { noteAnswer } from './arrivals.ts';
import { noteCard } from './card-news.ts';
import { type Call, createClient } from './client.ts';
import { noteExpiry } from './expiry.ts';
import { ownerOf, ownersOf } from './owner.ts';
import { isSuccess } from './request.ts';

const visitor = unasked(phoneRefusals.notLoggedIn, 'no token');

const client = createClient({
  open: ({ path, access }) => {
    const used = token();
    if (access === 'member' && !used) return visitor;
    return {
      token: used,
      headers: used ? { token: used } : {},
      owner: (card) => ownerOf(used, card),
      owners: () => ownersOf(used),
      heard: (received) => {
        if ('failure' in received) {
          if (received.failure === 'http-401') noteExpiry(used, 401);
          return undefined;
        }
        const { card, status, envelope } = received;
        noteCard(used, card);
        noteExpiry(used, status, envelope.code, envelope.msg);
        if (isSuccess(received)) noteAnswer(path);
        return undefined;
      },
    };
  },
});

/** For calls that change nothing; never throws. Changes go through `change`. */
export const call: Call<never, ReadEndpoint> = client.call;

/** As `call`, with unchecked data; never throws. */
export const callRaw: (endpoint: ReadEndpoint, payload?: unknown) => Promise<RawAnswer> =
  client.callRaw;

/** Makes any call exactly as given; never throws. */
export const sendCall: Call = client.call;
