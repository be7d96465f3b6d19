import { and, eq, inArray, sql } from 'drizzle-orm';
import { type FormMode, formModes } from '#schemas/profile/form-mode.ts';
import type { Database } from '../../db/database.ts';
import { moduleSwitch } from '../../db/tables/site.ts';

const switchOf = (mode: FormMode): string => `profileForm.${mode}`;

export const formModeOf = async (db: Database): Promise<FormMode> => {
  const named = inArray(moduleSwitch.name, formModes.map(switchOf));
  const [row] = await db
    .select({ name: moduleSwitch.name })
    .from(moduleSwitch)
    .where(and(named, eq(moduleSwitch.open, true)));
  return formModes.find((mode) => switchOf(mode) === row?.name) ?? 'everyLogin';
};

export const writeFormMode = async (tx: Database, chosen: FormMode): Promise<void> => {
  await tx
    .insert(moduleSwitch)
    .values(formModes.map((mode) => ({ name: switchOf(mode), open: mode === chosen })))
    .onConflictDoUpdate({ target: moduleSwitch.name, set: { open: sql`excluded.open` } });
};
