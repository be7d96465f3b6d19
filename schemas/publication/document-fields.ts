import * as z from 'zod/mini';
import { hasUnseen } from '../tidy-text.ts';

/** Markup has no place in what learners read as plain text. */
const MARKUP = /[<>]|javascript:/i;

/** Text that operators write for learners. */
export const plain = (label: string, longest: number, least = 0) =>
  z.string(`${label}应为文字`).check(
    z.trim(),
    z.minLength(least, `${label}不能为空`),
    z.maxLength(longest, `${label}最多 ${longest} 个字`),
    z.refine((text) => !MARKUP.test(text), `${label}不能含有 < > 或脚本`),
    // control characters break lists and logs
    z.refine((text) => !hasUnseen(text), `${label}含有看不见的字符`),
  );

export const yes = (label: string) => z.boolean(`${label}应为开或关`);
