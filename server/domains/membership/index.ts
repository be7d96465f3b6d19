export { giveCard, isForever, lengthenCard, planFor } from './cards.ts';
export { hasAlready } from './has-already.ts';
