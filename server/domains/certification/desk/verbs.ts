import type { ConsoleServices } from '../../operator/index.ts';
import { countCertifications } from './count-certifications.ts';
import { decideCertification } from './decide-certification.ts';
import { listCertifications } from './list-certifications.ts';
import { readCertification } from './read-certification.ts';

/** What the console is told of applications, and does about them. */
export const certificationVerbs = (services: ConsoleServices) => ({
  countCertifications,
  listCertifications,
  readCertification,
  decideCertification: decideCertification(services),
});
