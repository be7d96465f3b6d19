export { sweepAlerts } from './alerts/sweep.ts';
export { tellFaults } from './alerts/tell-faults.ts';
export { faultsSince } from './desk/faults.ts';
export { serveFaultDesk } from './desk/serve.ts';
export { store as noteFaults } from './queries.ts';
export { receiveReports } from './receive-reports.ts';
export { tellFullDisk } from './tell-full-disk.ts';
