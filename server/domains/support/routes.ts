import { supportDeskApi } from '#schemas/support/desk-endpoints.ts';
import { supportApi } from '#schemas/support/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { askSupport } from './ask-support.ts';
import { answerSupport } from './desk/answer-support.ts';
import { closeSupport } from './desk/close-support.ts';
import { countSupport } from './desk/count-support.ts';
import { listSupport } from './desk/list-support.ts';
import { readSupport } from './desk/read-support.ts';
import { readOwnThread } from './read-own-thread.ts';
import { sweepSupport } from './sweep.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, supportApi, {
    supportThread: readOwnThread(services),
    askSupport: askSupport(services),
  });
  implement(host.console, supportDeskApi, {
    countSupport,
    listSupport,
    readSupport: readSupport(services),
    answerSupport,
    closeSupport,
  });
  host.jobs.hourly({ support: sweepSupport });
};
