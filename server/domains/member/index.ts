export { serveMember } from './routes.ts';
