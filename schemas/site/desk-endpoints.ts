import * as z from 'zod/mini';
import {
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  version,
  words,
} from '../operator/operator-call.ts';
import { hasUnseen } from '../text/tidy-text.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { legalTexts } from './fields.ts';
import { siteRefusals } from './refusals.ts';

export const LONGEST_LEGAL_TITLE = 40;
export const LONGEST_LEGAL_HEADING = 60;
const LONGEST_PARAGRAPH = 3000;
const MOST_PARAGRAPHS = 200;
export const MOST_CHAPTERS = 80;

const paragraph = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST_PARAGRAPH, `一段不能超过 ${LONGEST_PARAGRAPH} 个字`),
  z.refine((text) => !hasUnseen(text), '有看不见的字符，请删掉重新输入'),
);

const chapter = z.object({
  heading: words(LONGEST_LEGAL_HEADING),
  paragraphs: z
    .array(paragraph)
    .check(z.maxLength(MOST_PARAGRAPHS, `一章最多 ${MOST_PARAGRAPHS} 段`)),
});

const content = {
  title: words(LONGEST_LEGAL_TITLE).check(z.minLength(1, '请写标题')),
  chapters: z.array(chapter).check(z.maxLength(MOST_CHAPTERS, `最多写 ${MOST_CHAPTERS} 章`)),
};

export const legalContent = z.object(content);
export type LegalContent = z.output<typeof legalContent>;

const type = z.enum(legalTexts);

/** As stored: whatever was written before. */
const stored = {
  title: z.string(),
  chapters: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
};

const legalDraft = z.object({
  ...stored,
  /** 0 where it is not stored yet. */
  revision: version,
  by: z.string(),
  at: z.nullable(epochMs),
});
export type LegalDraft = z.output<typeof legalDraft>;

export const listLegal = operatorCall(
  'list-legal-texts',
  'content.look',
  emptyObject,
  z.object({
    items: z.array(
      z.object({
        type,
        title: z.string(),
        /** In force; 0 where none was published. */
        version,
        at: z.nullable(epochMs),
        draft: z.nullable(z.object({ by: z.string(), at: epochMs })),
      }),
    ),
  }),
);

export const readLegal = operatorCall(
  'read-legal-text',
  'content.look',
  z.object({ type }),
  z.object({
    /** What stands for `{site}`. */
    site: z.string(),
    /** The newest first; `agreed`: how many members did by itself, null for what goes with a sign-in or an order. */
    versions: z.array(
      z.object({ version, title: z.string(), at: epochMs, agreed: z.nullable(z.int()) }),
    ),
    draft: z.nullable(legalDraft),
  }),
);

/** A published version, as it was agreed to. */
export const readLegalVersion = operatorCall(
  'read-legal-version',
  'content.look',
  z.object({ type, version }),
  z.object({ ...stored, version, at: epochMs }),
  { refusals: pickRefusals(siteRefusals, 'noSuchLegalVersion') },
);

/** `stale`: somebody else has changed the draft meanwhile. */
const savedDraft = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('saved'), revision: version }),
  z.object({ outcome: z.literal('stale'), draft: z.nullable(legalDraft) }),
]);

export const saveLegalDraft = operatorCall(
  'save-legal-draft',
  'content.edit',
  z.object({ type, revision: version, ...content, key: operationKey }),
  savedDraft,
  { idempotent: true, changes: true, bodyLimit: 2 ** 21 },
);

export const dropLegalDraft = operatorCall(
  'drop-legal-draft',
  'content.edit',
  z.object({ type, revision: version, key: operationKey }),
  savedDraft,
  { idempotent: true, changes: true },
);

/** Makes the draft the version in force; those before it stay as they are. */
export const publishLegal = operatorCall(
  'publish-legal-text',
  'content.decide',
  z.object({ type, revision: version, key: operationKey }),
  z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('published'), version }),
    z.object({ outcome: z.literal('stale'), draft: z.nullable(legalDraft) }),
  ]),
  {
    idempotent: true,
    changes: true,
    refusals: pickRefusals(siteRefusals, 'legalTextEmpty', 'legalTextAsBefore'),
  },
);

export const legalDeskApi = {
  listLegal,
  readLegal,
  readLegalVersion,
  saveLegalDraft,
  dropLegalDraft,
  publishLegal,
};
