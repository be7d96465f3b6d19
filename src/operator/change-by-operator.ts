import { createChange } from '../platform/writing/create-change.ts';
import { callConsole } from './call-operator.ts';
import { sender } from './renewal.ts';

/** `change` at the console; wishes are those of the operator, also over a session that was renewed. */
export const changeByOperator = createChange(callConsole, () => `${sender().id}`);
