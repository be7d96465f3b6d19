export { certificationOf } from './read-certification.ts';
