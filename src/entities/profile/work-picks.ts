import { findHospitals } from '#schemas/profile/endpoints.ts';
import {
  knownDepartments,
  knownTitles,
  SHORTEST_HOSPITAL_WORD,
} from '#schemas/profile/known-values.ts';
import { call } from '#src/platform/calls/call.ts';
import type { PickSource } from '#src/ui/form/pick/source.ts';

const find = async (keyword: string) => {
  const answer = await call(findHospitals, { keyword });
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.map(({ name, city }) => ({ name, note: city }));
};

export const workPicks = {
  hospital: { find, shortest: SHORTEST_HOSPITAL_WORD },
  department: { names: knownDepartments },
  jobTitle: { names: knownTitles },
} as const satisfies Record<string, PickSource>;
