import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { classicVariants } from '../../../schemas/publication/classic-layout.ts';
import { shippedLayouts } from '../../db/shipped-layouts.ts';
import { classicLayoutTable } from '../../db/tables/home.ts';
import { asksWhom, factsOf, fitItems } from '../../libraries/audience/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';

/** Of a page that is as it was shipped. */
export const asShipped = { theme: '', coupon: '', nodes: null };

/** The layout of a classic page; a page that nobody knows is as it was shipped. */
export const readLayout = async (
  context: Pick<Context, 'db' | 'now' | 'member'>,
  { variant: asked }: { variant: string },
) => {
  const variant = classicVariants.find((each) => each === asked);
  if (!variant) return asShipped;
  const { layout: column } = classicLayoutTable;
  const [row] = await context.db
    .select({ layout: column })
    .from(classicLayoutTable)
    .where(eq(classicLayoutTable.variant, variant));
  if (!row || isDeepStrictEqual(row.layout, shippedLayouts[variant])) return asShipped;
  const { theme, coupon = '', nodes } = row.layout;
  const facts = asksWhom(nodes) ? await factsOf(context, nodes) : undefined;
  return { theme, coupon, nodes: facts ? fitItems(nodes, facts) : nodes };
};
