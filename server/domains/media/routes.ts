import type { DomainHost } from '../../platform/endpoint/host.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { serveEncoding } from './encode-jobs.ts';

export const serve = (host: DomainHost, services: Services): void => {
  serveEncoding(host, services);
};
