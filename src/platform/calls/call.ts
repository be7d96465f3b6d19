import { callRefusals } from '../../../schemas/call-refusals.ts';
import { token } from '../session/session.ts';
import { unasked } from './answered.ts';
import { noteAnswer } from './arrivals.ts';
import { noteCard } from './card-news.ts';
import { createClient } from './client.ts';
import { noteExpiry } from './expiry.ts';
import { isSuccess } from './request.ts';

const visitor = unasked(callRefusals.notLoggedIn, 'no token');

/** Learners' calls: a member's call carries the token, and is not made without one. */
export const { call, callRaw } = createClient({
  open: ({ path, access }) => {
    const used = token();
    if (access === 'member' && !used) return visitor;
    return {
      token: used,
      headers: used ? { token: used } : {},
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
