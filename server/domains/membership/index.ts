export { giveCard, isForever, planFor } from './cards.ts';
export { waitingGroup } from './waiting-group.ts';
