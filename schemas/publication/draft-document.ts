import * as z from 'zod/mini';
import { isOfStructure } from './document-fields.ts';
import { type DocumentFault, readStrictly } from './fault-words.ts';
import {
  type HomeDocument,
  homeDocument,
  readHomeDocument,
  upgradeDocument,
} from './home-document.ts';

/** A draft has the structure of a document, which merging needs, but may break rules of content. */

type Schema = z.core.$ZodType;

type Def = z.core.$ZodTypes['_zod']['def'];

const draftChecks = ({ checks = [] }: Def) =>
  checks.filter((check) => check._zod.def.check === 'overwrite' || isOfStructure(check));

const partsWithout = (def: Def): object => {
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape);
      return {
        shape: Object.fromEntries(fields.map(([field, inner]) => [field, withoutContent(inner)])),
      };
    }
    case 'array':
      return { element: withoutContent(def.element) };
    case 'optional':
      return { innerType: withoutContent(def.innerType) };
    default:
      return {};
  }
};

/** The same schema without checks of content; types, choices, fields and keys stay. */
function withoutContent(schema: Schema): Schema {
  // every schema of a document is one of zod's own
  const { def } = (schema as z.core.$ZodTypes)._zod;
  // such a schema consists of its check alone
  if (def.type === 'custom') return z.unknown();
  return z.core.clone(schema, { ...def, checks: draftChecks(def), ...partsWithout(def) });
}

export const draftDocument =
  // checks narrow values, not types
  withoutContent(homeDocument) as z.ZodMiniType<HomeDocument, z.input<typeof homeDocument>>;

const LONGEST = 300_000;
const DEEPEST = 40;

/** Iterative, since recursion would overflow the stack on the very input it looks for. */
const isTooDeep = (given: unknown): boolean => {
  let level: unknown[] = [given];
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

export type ReadDraft =
  | { ok: true; document: HomeDocument; faults: DocumentFault[] }
  | { ok: false; faults: DocumentFault[] };

const refused = (message: string): ReadDraft => ({ ok: false, faults: [{ path: '', message }] });

/**
 * Reads a document of any version as a draft; one that could be published reads as with `readHomeDocument`.
 */
export const readDraftDocument = (given: unknown): ReadDraft => {
  if (isTooDeep(given)) return refused('文档的层级太多');
  const strict = readHomeDocument(given);
  if (strict.ok) return { ...strict, faults: [] };
  const draft = readStrictly(draftDocument, upgradeDocument(given));
  if (!draft.ok) return draft;
  if (JSON.stringify(draft.data).length > LONGEST)
    return refused(`草稿的全部内容不能超过 ${LONGEST / 10_000} 万字符`);
  return { ok: true, document: draft.data, faults: strict.faults };
};
