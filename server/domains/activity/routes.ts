import { activityApi } from '../../../schemas/activity/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { limited } from '../../platform/limits/limited.ts';
import { LOOKS } from '../order/index.ts';
import { listActivities } from './list-activities.ts';
import { listOwnActivities } from './list-own-activities.ts';
import { listGroups, readFlash, readGroup, readTeam } from './read-activity.ts';

/** The calls of group buys and flash sales. */
export const serveActivity = (host: Host, services: Services): void =>
  implement(host, activityApi, {
    activityList: ofMember(listActivities),
    teamDetail: ofMember(limited(LOOKS, readTeam(services))),
    teamGroups: ofMember(listGroups),
    teamGroup: ofMember(readGroup),
    flashDetail: ofMember(limited(LOOKS, readFlash(services))),
    myActivities: ofMember(listOwnActivities),
  });
