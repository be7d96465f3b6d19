import { createChange } from '#src/platform/writing/create-change.ts';
import { callConsole } from './call-operator.ts';
import { sender } from './renewal.ts';

/** `change` for the console; an operator's wishes are kept when their session is renewed. */
export const changeByOperator = createChange(callConsole, () => `${sender().id}`);
