import { eq } from 'drizzle-orm';
import { moduleSwitch } from '../../../db/tables/site.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

export const readModules = async ({ db }: Pick<SharedContext, 'db'>) => {
  const [live] = await db.select().from(moduleSwitch).where(eq(moduleSwitch.name, 'liveModule'));
  return { liveModule: live?.open ?? false };
};
