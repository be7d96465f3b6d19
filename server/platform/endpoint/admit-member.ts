import { CARD_HEADER } from '#schemas/wire/envelope.ts';
import { holdsCard } from '../auth/card.ts';
import { deviceBy } from '../auth/device.ts';
import { hashOf, memberOf } from '../auth/session.ts';
import { headerToken } from './context.ts';
import type { Admit, Host } from './host.ts';

const deviceOf = deviceBy('device', '/');

export const admitMember =
  ({ db, clock }: Pick<Host, 'db' | 'clock'>): Admit =>
  async (request, reply) => {
    const now = clock();
    const token = headerToken(request);
    const member = await memberOf(db, token, now);
    // a session that has ended holds none
    if (token) reply.header(CARD_HEADER, holdsCard({ member, now }) ? '1' : '0');
    const session = token ? hashOf(token) : '';
    const device = deviceOf(request, reply);
    const { headers, ip, log } = request;
    return { db, member, now, log, ip, session, device, headers };
  };
