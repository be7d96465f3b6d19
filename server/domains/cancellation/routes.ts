import { cancellationApi } from '#schemas/cancellation/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import { askCancellation } from './ask-cancellation.ts';
import { cancellationJobs } from './jobs.ts';
import { readCancellation } from './read-cancellation.ts';
import { withdrawCancellation } from './withdraw-cancellation.ts';

export const serve = (host: DomainHost): void => {
  implement(host, cancellationApi, {
    cancellation: readCancellation,
    askCancellation,
    withdrawCancellation,
  });
  host.jobs.own(cancellationJobs);
};
