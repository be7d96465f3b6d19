import { noStaffName } from '../text/staff-names.ts';
import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { ruled, tidied } from '../wire/rules.ts';
import { examRefusals } from './refusals.ts';

export const LONGEST_TEAM_NAME = 20;

const SHORTEST_TEAM_NAME = 2;

/** Combining marks, white space and invisible characters do not count towards the length, as in a nickname. */
const UNDRAWN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isTeamName = (name: string): boolean =>
  name.length <= LONGEST_TEAM_NAME &&
  Array.from(name.replace(UNDRAWN, '')).length >= SHORTEST_TEAM_NAME;

const { teamNameBad, teamNameStaff } = examRefusals;

/** In one line, without control characters that change the direction of the text beside it. */
export const teamName = ruled(
  tidied(text, oneLine),
  { holds: isTeamName, reason: teamNameBad.message, refusal: teamNameBad },
  noStaffName(teamNameStaff),
);
