import { activityApi } from '#schemas/activity/endpoints.ts';
import type { Host } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { listActivities } from './list-activities.ts';
import { listOwnActivities } from './list-own-activities.ts';
import { listTeamGroups, readFlash, readGroup, readTeam } from './read-activity.ts';

export const serve = (host: Host, services: Services): void =>
  implement(host, activityApi, {
    activityList: listActivities,
    teamDetail: readTeam(services),
    teamGroups: listTeamGroups,
    teamGroup: readGroup,
    flashDetail: readFlash(services),
    myActivities: listOwnActivities(services),
  });
