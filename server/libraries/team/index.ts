export { handOnCaptaincy, leaveTeams } from './leave-teams.ts';
export { type Team, takeOut, teamLocked } from './take-out.ts';
