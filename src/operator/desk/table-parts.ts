import type { DeskArea } from '#schemas/desk/endpoints.ts';
import { callOperator } from '../call-operator.ts';
import type { Desk } from '../parts/desk.ts';
import { callsOf } from './calls.ts';

/**
 * The area's tables that lie within no other, for the search for desks; none where the server does not list
 * them.
 */
export const tableParts =
  (area: DeskArea, path: string): NonNullable<Desk['parts']> =>
  async () => {
    const answer = await callOperator(callsOf(area).tables, {});
    if (!answer.ok) return [];
    return answer.data.tables
      .filter(({ within }) => within === null)
      .map(({ name, label }) => ({ path: `${path}/${name}`, label }));
  };
