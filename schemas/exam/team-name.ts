import { noStaffName } from '../text/staff-names.ts';
import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { ruled, tidied } from '../wire/rules.ts';
import { examRefusals } from './refusals.ts';

export const LONGEST_TEAM_NAME = 20;

const SHORTEST_TEAM_NAME = 2;

/** Marks, blanks and signs that draw nothing are no signs of their own, as in a nickname. */
const UNDRAWN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isTeamName = (name: string): boolean =>
  name.length <= LONGEST_TEAM_NAME &&
  Array.from(name.replace(UNDRAWN, '')).length >= SHORTEST_TEAM_NAME;

const { teamNameBad, teamNameStaff } = examRefusals;

/** A name that everybody can read: in one line, without controls that turn the text beside it. */
export const teamName = ruled(
  tidied(text, oneLine),
  { holds: isTeamName, reason: teamNameBad.message, refusal: teamNameBad },
  noStaffName(teamNameStaff),
);
