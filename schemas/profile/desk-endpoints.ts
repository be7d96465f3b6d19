import * as z from 'zod/mini';
import { emptyObject, operationKey, operatorCall } from '../operator/operator-call.ts';
import { formModes } from './form-mode.ts';

const mode = z.enum(formModes);

export const readFormMode = operatorCall(
  'read-form-mode',
  'members.look',
  emptyObject,
  z.object({ mode }),
);

/** Takes effect from each member's next login. */
export const setFormMode = operatorCall(
  'set-form-mode',
  'members.decide',
  z.object({ mode, key: operationKey }),
  emptyObject,
  { idempotent: true },
);

export const profileDeskApi = { readFormMode, setFormMode };
