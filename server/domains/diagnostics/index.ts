export { faultsSince } from './desk/faults.ts';
export { store as noteFaults } from './queries.ts';
