export { serveDiagnostics } from './routes.ts';
