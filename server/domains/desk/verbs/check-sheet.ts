import type { checkContentSheet, DeskArea } from '../../../../schemas/desk/endpoints.ts';
import type { DeskVerb } from '../desk-verb.ts';
import { tableIn } from '../registered.ts';
import { judgeSheet } from '../sheet.ts';

/** Refuses `noSuchDeskTable`. */
export const checkSheet =
  (area: DeskArea): DeskVerb<typeof checkContentSheet> =>
  async ({ db }, { table: name, sheet }) => {
    const { faults, made, changed, same, stamp } = await judgeSheet(db, tableIn(area, name), sheet);
    return { made: made.length, changed: changed.length, same, faults, stamp };
  };
