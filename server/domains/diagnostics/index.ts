export { faultsSince } from './desk/faults.ts';
export { store as noteFaults } from './queries.ts';
export { serveDiagnostics } from './routes.ts';
