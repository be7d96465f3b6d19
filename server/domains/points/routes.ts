import { pointsApi } from '#schemas/points/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { listPointsEntries } from './list-entries.ts';
import { readPoints } from './read-points.ts';
import { readCalendar, signInToday } from './sign-in.ts';

export const serve = (host: Host): void =>
  implement(host, pointsApi, {
    pointsEntries: listPointsEntries,
    pointsHome: readPoints,
    signCalendar: readCalendar,
    signInToday,
  });
