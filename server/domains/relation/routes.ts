import { relationApi } from '../../../schemas/relation/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { startReminders } from './reminders.ts';
import { changeRelation } from './set-relation.ts';

/** What members collect, like, follow and reserve, and the reminders of what is reserved. */
export const serve = (host: DomainHost): void => {
  implement(host, relationApi, {
    setRelation: changeRelation,
  });
  startReminders(host);
};
