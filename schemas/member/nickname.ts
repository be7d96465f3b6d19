import { noStaffName } from '../text/staff-names.ts';
import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { ruled, tidied } from '../wire/rules.ts';
import { memberRefusals } from './refusals.ts';

export const LONGEST_NICKNAME = 20;

const SHORTEST_NICKNAME = 2;

/** Combining marks, white space and invisible characters, such as joiners, do not count towards the length. */
const UNDRAWN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isNickname = (name: string): boolean =>
  name.length <= LONGEST_NICKNAME &&
  Array.from(name.replace(UNDRAWN, '')).length >= SHORTEST_NICKNAME;

const { badNickname, staffNickname } = memberRefusals;

/** In one line, without control characters that change the direction of the text beside it. */
export const nickname = ruled(
  tidied(text, oneLine),
  { holds: isNickname, reason: badNickname.message, refusal: badNickname },
  noStaffName(staffNickname),
);
