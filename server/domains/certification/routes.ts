import { certificationApi } from '#schemas/certification/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { askCertification } from './ask-certification.ts';
import { readOwnCertification } from './read-certification.ts';

export const serve = (host: DomainHost, services: Services): void => {
  implement(host, certificationApi, {
    certification: readOwnCertification(services),
    askCertification: askCertification(services),
  });
};
