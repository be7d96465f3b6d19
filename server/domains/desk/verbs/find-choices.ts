import { and, asc, eq } from 'drizzle-orm';
import type { DeskArea, findContentChoices } from '#schemas/desk/endpoints.ts';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { holdsWord } from '../../../platform/wire/word-search.ts';
import type { DeskSite } from '../desk-site.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { fieldOf, tableIn } from '../registered.ts';

const OFFERED = 30;

/** Refuses `noSuchDeskTable`, `noSuchDeskField`. */
export const findChoices =
  (area: DeskArea, site: DeskSite): DeskVerb<typeof findContentChoices> =>
  async ({ db }, { table: name, field, word, under }) => {
    const { ref, offers } = fieldOf(tableIn(area, name), field);
    if (offers) return { choices: [...(await offers.find(db, word, site))] };
    if (!ref) throw new RefusedError(deskRefusals.noSuchDeskField);
    const rows = await db
      .select({ id: ref.table.id, label: ref.label })
      .from(ref.table)
      .where(
        and(
          ref.among?.when,
          word === '' ? undefined : holdsWord(ref.label, word),
          ref.under && under !== null ? eq(ref.under.column, under) : undefined,
        ),
      )
      .orderBy(asc(ref.table.id))
      .limit(OFFERED);
    return { choices: rows.map(({ id, label }) => ({ text: `${id}`, label: String(label) })) };
  };
