import { asc, or, sql } from 'drizzle-orm';
import type { findHospitals as endpoint } from '#schemas/profile/endpoints.ts';
import { MOST_HOSPITALS_FOUND, SHORTEST_HOSPITAL_WORD } from '#schemas/profile/known-values.ts';
import type { Data, Payload } from '#schemas/wire/define-endpoint.ts';
import { hospitalTable as hospital } from '../../db/tables/profile.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { holdsWord } from '../../platform/wire/word-search.ts';

export const findHospitals = async (
  { db }: Context,
  { keyword }: Payload<typeof endpoint>,
): Promise<Data<typeof endpoint>> => {
  if ([...keyword].length < SHORTEST_HOSPITAL_WORD) return [];
  const named = holdsWord(hospital.name, keyword);
  return db
    .select({ name: hospital.name, city: hospital.city })
    .from(hospital)
    .where(or(named, holdsWord(hospital.city, keyword)))
    .orderBy(sql`not ${named}`, asc(hospital.id))
    .limit(MOST_HOSPITALS_FOUND);
};
