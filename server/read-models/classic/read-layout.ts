import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { classicVariants } from '#schemas/publication/classic-layout.ts';
import type { WhenFacts } from '#schemas/when/judge-when.ts';
import type { Database } from '../../db/database.ts';
import { shippedLayouts } from '../../db/shipped-layouts.ts';
import { classicLayoutTable } from '../../db/tables/home.ts';
import { asksWhom, factsOf, fitForPhone, fitItems } from '../../libraries/audience/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';

type Query = { variant: string };
type Caller = Pick<Context, 'headers'> & {
  /** By which the conditions of these nodes are judged. */
  facts: (nodes: readonly object[]) => Promise<WhenFacts>;
};

export const asShipped = { theme: '', coupon: '', nodes: null };

/** The layout of a classic page for somebody; one that nobody knows is as it was shipped. */
export const layoutFor = async (db: Database, { variant: name }: Query, caller: Caller) => {
  const variant = classicVariants.find((each) => each === name);
  if (!variant) return asShipped;
  const { layout: column } = classicLayoutTable;
  const [row] = await db
    .select({ layout: column })
    .from(classicLayoutTable)
    .where(eq(classicLayoutTable.variant, variant));
  if (!row || isDeepStrictEqual(row.layout, shippedLayouts[variant])) return asShipped;
  const { theme, coupon = '', nodes } = row.layout;
  const own = asksWhom(nodes) ? fitItems(nodes, await caller.facts(nodes)) : nodes;
  return { theme, coupon, nodes: fitForPhone(own, caller.headers) };
};

type Reader = Pick<Context, 'db' | 'now' | 'member' | 'headers'>;

export const readLayout = (context: Reader, query: Query) =>
  layoutFor(context.db, query, {
    headers: context.headers,
    facts: (nodes) => factsOf(context, nodes),
  });
