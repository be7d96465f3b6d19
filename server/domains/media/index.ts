export { MEDIA_ENCODE } from './job-kinds.ts';
