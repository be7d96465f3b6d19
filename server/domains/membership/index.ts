export { giveCard, isForever, planFor } from './cards.ts';
export { groupWaitedFor } from './waiting-group.ts';
