import type { setFormMode as endpoint } from '#schemas/profile/desk-endpoints.ts';
import { formModeNames } from '#schemas/profile/form-mode.ts';
import { unchanged, type Verb } from '../../../platform/endpoint/verb.ts';
import { writeAudit } from '../../operator/index.ts';
import { formModeOf, writeFormMode } from '../form-modes.ts';

export const setFormMode: Verb<typeof endpoint> = async ({ db, operator: who, now }, { mode }) => {
  const before = await formModeOf(db);
  if (before === mode) return unchanged({});
  await writeFormMode(db, mode);
  const text = `登录后完善资料：${formModeNames[before]} → ${formModeNames[mode]}`;
  await writeAudit(db, { who, action: 'member', text, now });
  return {};
};
