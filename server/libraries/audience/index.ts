export { factsOf, someone } from './facts-of.ts';
export { asksWhom, fitItems } from './fit-items.ts';
export { fitForPhone } from './fit-phone.ts';
