import { relationApi } from '../../../schemas/relation/endpoints.ts';
import { implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { JobHost } from '../../platform/jobs/run.ts';
import { limited } from '../../platform/limits/limited.ts';
import { startReminders } from './reminders.ts';
import { changeRelation } from './set-relation.ts';

/** Of one member in a minute. */
const TAPS = 120;

/** What members collect, like, follow and reserve, and the reminders of what is reserved. */
export const serveRelation = (host: JobHost, services: Services): void => {
  implement(host, relationApi, {
    setRelation: ofMember(limited(TAPS, changeRelation(services))),
  });
  startReminders(host);
};
