import { createChange } from '#src/platform/writing/create-change.ts';
import { callConsole } from './call-operator.ts';
import { sender } from './renewal.ts';

/** `change` for the console; its keys belong to the operator, so that they survive a renewed session. */
export const changeByOperator = createChange(callConsole, () => `${sender().id}`);
