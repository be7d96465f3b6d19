import * as z from 'zod/mini';
import {
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { hasUnseen } from '../text/tidy-text.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { LONGEST_KEYWORD } from './keyword.ts';
import { searchRefusals } from './refusals.ts';

const FEWEST_SYNONYMS = 2;
const MOST_SYNONYMS = 12;

const term = z.string().check(
  z.trim(),
  z.minLength(1, '每行一个词'),
  z.maxLength(LONGEST_KEYWORD, `一个词不能超过 ${LONGEST_KEYWORD} 个字`),
  z.refine((text) => !hasUnseen(text) && /[\p{L}\p{N}]/u.test(text), '词里要有文字或数字'),
);

const synonyms = z.array(term).check(
  z.minLength(FEWEST_SYNONYMS, `至少写 ${FEWEST_SYNONYMS} 个词`),
  z.maxLength(MOST_SYNONYMS, `最多写 ${MOST_SYNONYMS} 个词`),
  z.refine(
    (list) => new Set(list.map((one) => one.normalize('NFKC').toLowerCase())).size === list.length,
    '同一个词写了两遍',
  ),
);

/** Groups of synonyms, the latest first. */
export const listSynonyms = operatorCall(
  'list-synonyms',
  'content.look',
  z.object({
    /** Part of one of the words; '' for all groups. */
    word: words(LONGEST_WORD),
    page: pageNumber,
  }),
  z.object({
    items: z.array(z.object({ id: rowId, words: z.array(z.string()), updatedAt: epochMs })),
    pages: z.int(),
  }),
);

export const saveSynonyms = operatorCall(
  'save-synonyms',
  'content.edit',
  z.object({
    /** null for a new group. */
    id: z.nullable(rowId),
    words: synonyms,
    key: operationKey,
  }),
  z.object({ id: rowId }),
  { idempotent: true, refusals: pickRefusals(searchRefusals, 'noSuchSynonym') },
);

/** Removes a group of synonyms; succeeds if it no longer exists. */
export const removeSynonyms = operatorCall(
  'remove-synonyms',
  'content.edit',
  z.object({ id: rowId, key: operationKey }),
  emptyObject,
  { idempotent: true },
);

export const searchDeskApi = { listSynonyms, saveSynonyms, removeSynonyms };
