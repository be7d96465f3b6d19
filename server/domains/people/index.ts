export { servePeople } from './routes.ts';
