import { sweepReminders } from '../../libraries/relation/index.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { bringForward } from '../../platform/jobs/jobs.ts';
import { REMINDERS, reminderJobs, reservables } from './jobs.ts';

export const startReminders = ({ app, db, clock, jobs }: DomainHost): void => {
  app.addHook('onListen', async () => {
    for (const { target } of reservables)
      await bringForward(db, { kind: REMINDERS, subject: target, dueAt: clock() });
  });
  jobs.own(reminderJobs);
  jobs.hourly({ reminders: sweepReminders });
};
