import { and, eq } from 'drizzle-orm';
import type { jumpHost as endpoint } from '#schemas/site/jump-endpoints.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { jumpHostTable } from '../../db/tables/site.ts';
import type { Context } from '../../platform/endpoint/context.ts';

/** A host is named whole: its subdomains are others. */
export const readJumpHost = async (
  { db }: Context,
  { host }: Payload<typeof endpoint>,
): Promise<Data<typeof endpoint>> => {
  const named = and(eq(jumpHostTable.host, host.toLowerCase()), eq(jumpHostTable.open, true));
  const [row] = await db.select().from(jumpHostTable).where(named).limit(1);
  return { allowed: row !== undefined, name: row?.name ?? '' };
};
