export { giveCard, isForever, planFor } from './cards.ts';
export { serveMembership } from './routes.ts';
export { groupWaitedFor } from './waiting-group.ts';
