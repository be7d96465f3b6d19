import { pointsApi } from '../../../schemas/points/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { listPointsEntries } from './list-entries.ts';
import { readPoints } from './read-points.ts';
import { readCalendar, signIn } from './sign-in.ts';

/** The calls of points and the daily sign-in. */
export const servePoints = (host: Host, services: Services): void =>
  implement(host, pointsApi, {
    pointsEntries: ofMember(listPointsEntries),
    pointsHome: ofMember(readPoints),
    signCalendar: ofMember(readCalendar),
    signIn: ofMember(signIn(services)),
  });
