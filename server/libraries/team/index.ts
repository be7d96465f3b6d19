export { handOnCaptaincy, leaveTeams, takeOnCaptaincy } from './leave-teams.ts';
export { type Team, takeOut, teamLocked } from './take-out.ts';
