export { serveLive } from './routes.ts';
