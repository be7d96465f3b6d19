export { asksWhom, fitItems } from '#schemas/when/fit-items.ts';
export { factsOf, memberFacts, someone } from './facts-of.ts';
export { fitForPhone } from './fit-phone.ts';
