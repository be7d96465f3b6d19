export { certificationVerbs } from './desk/verbs.ts';
export { certificationOf } from './read-certification.ts';
export { serveCertification } from './routes.ts';
