import { noStaffName } from '../text/staff-names.ts';
import { oneLine } from '../text/tidy-text.ts';
import { text } from '../wire/primitives.ts';
import { ruled, tidied } from '../wire/rules.ts';
import { memberRefusals } from './refusals.ts';

export const LONGEST_NICKNAME = 20;

const SHORTEST_NICKNAME = 2;

/** Marks, blanks and signs that draw nothing, such as joiners and fillers, are no signs of their own. */
const UNDRAWN = /[\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const isNickname = (name: string): boolean =>
  name.length <= LONGEST_NICKNAME &&
  Array.from(name.replace(UNDRAWN, '')).length >= SHORTEST_NICKNAME;

const { badNickname, staffNickname } = memberRefusals;

/** A name that others can read: in one line, without controls that turn the text beside it. */
export const nickname = ruled(
  tidied(text, oneLine),
  { holds: isNickname, reason: badNickname.message, refusal: badNickname },
  noStaffName(staffNickname),
);
