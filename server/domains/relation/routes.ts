import { relationApi } from '../../../schemas/relation/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { startReminders } from './reminders.ts';
import { setRelation } from './set-relation.ts';

/** The calls by which members collect, like, follow and reserve, and the reminders. */
export const serve = (host: DomainHost): void => {
  implement(host, relationApi, {
    setRelation,
  });
  startReminders(host);
};
