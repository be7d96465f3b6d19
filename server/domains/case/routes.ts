import { caseApi } from '#schemas/case/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { bringForward } from '../../platform/jobs/jobs.ts';
import { readJudgedEntry, readJudging, scoreCaseEntry } from './judge.ts';
import { listCaseEntries, readCase, readCaseEntry } from './read-case.ts';
import { RESULTS, resultJobs } from './results-job.ts';
import { voteCaseEntry } from './vote.ts';
import { saveCaseEntry, submitCaseEntry } from './write-entry.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, caseApi, {
    caseDetail: readCase(services),
    caseEntries: listCaseEntries,
    caseEntry: readCaseEntry,
    saveCaseEntry: saveCaseEntry(services),
    submitCaseEntry: submitCaseEntry(services),
    voteCaseEntry,
    caseJudging: readJudging,
    caseJudgedEntry: readJudgedEntry,
    scoreCaseEntry,
  });
  const { app, db, clock, jobs } = host;
  app.addHook('onListen', () =>
    bringForward(db, { kind: RESULTS, subject: 'all', dueAt: clock() }),
  );
  jobs.own(resultJobs);
};
