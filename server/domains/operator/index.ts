export { keepAudit, SYSTEM } from './audit.ts';
export { type FirstOperator, makeFirstOperator } from './first-operator.ts';
export { idempotentCall } from './idempotent-call.ts';
export type { Context, OperatorVerb, PayloadOf } from './implement-operator.ts';
export { refuseConsole } from './refuse-console.ts';
export { serveOperator } from './routes.ts';
export type { ConsoleServices } from './services.ts';
