export { keepAudit, SYSTEM } from './audit.ts';
export type { Desk } from './desk.ts';
export { type FirstOperator, makeFirstOperator } from './first-operator.ts';
export type { Context, OperatorVerb, PayloadOf } from './implement-operator.ts';
export { once } from './once.ts';
export { refuseConsole } from './refuse-console.ts';
export { serveOperator } from './routes.ts';
