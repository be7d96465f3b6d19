import { certificationApi } from '../../../schemas/certification/endpoints.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { askCertification } from './ask-certification.ts';
import { readCertification } from './read-certification.ts';

/** The calls by which members are certified as doctors. */
export const serveCertification = (host: Host, services: Services): void =>
  implement(host, certificationApi, {
    certification: ofMember(readCertification),
    askCertification: ofMember(askCertification(services)),
  });
