export { SYSTEM, writeAudit, writeAudits } from './audit.ts';
export { consoleHost } from './console-host.ts';
export { type FirstOperator, makeFirstOperator } from './first-operator.ts';
export { noteLook } from './note-look.ts';
export { othersWithRight } from './others-with-right.ts';
export { refuseConsole } from './refuse-console.ts';
export { resetOperator } from './reset-operator.ts';
export { serve as serveOperators } from './routes.ts';
export { operatorOf, operatorsOf } from './session/sessions.ts';
