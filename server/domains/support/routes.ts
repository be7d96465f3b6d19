import { supportApi } from '#schemas/support/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { askSupport } from './ask-support.ts';
import { readOwnThread } from './read-own-thread.ts';
import { sweepSupport } from './sweep.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, supportApi, {
    supportThread: readOwnThread(services),
    askSupport: askSupport(services),
  });
  host.jobs.hourly({ support: sweepSupport });
};
