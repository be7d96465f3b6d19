export { giveCard, isForever, planFor } from './cards.ts';
export { hasAlready } from './has-already.ts';
