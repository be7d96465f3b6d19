import type { checkContentSheet, DeskArea } from '#schemas/desk/endpoints.ts';
import type { DeskSite } from '../desk-site.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { unpaidOf } from '../facts.ts';
import { tableIn } from '../registered.ts';
import { judgeSheet } from '../sheet.ts';

/** Refuses `noSuchDeskTable`. */
export const checkSheet =
  (area: DeskArea, site: DeskSite): DeskVerb<typeof checkContentSheet> =>
  async ({ db }, { table: name, sheet }) => {
    const table = tableIn(area, name);
    const judged = await judgeSheet(db, table, sheet, site);
    const { faults, made, changed, same, stamp, priced } = judged;
    const unpaid = await unpaidOf(db, table, priced);
    return { made: made.length, changed: changed.length, same, unpaid, faults, stamp };
  };
