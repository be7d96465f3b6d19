import { relationApi } from '#schemas/relation/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { startReminders } from './reminders.ts';
import { setRelation } from './set-relation.ts';

export const serve = (host: DomainHost): void => {
  implement(host, relationApi, {
    setRelation,
  });
  startReminders(host);
};
