export { factsOf } from './facts-of.ts';
export { asksWhom, fitItems } from './fit-items.ts';
