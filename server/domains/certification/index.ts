export { certificationOf } from './read-certification.ts';
export { serveCertification } from './routes.ts';
