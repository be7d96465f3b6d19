import { isDeepStrictEqual } from 'node:util';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '../../db/database.ts';
import { SYSTEM, writeAudit } from '../operator/index.ts';
import { changesLine } from './audit-words.ts';
import { keepDraft, lockDraft } from './draft.ts';

type Given = {
  document: HomeDocument;
  /** The version of the draft that gives way. */
  version: number;
  /** Who runs the command, and the file's name, in words. */
  by: string;
  file: string;
  now: number;
};

/**
 * Replaces the draft by the document of a file, on the server's machine, as a step of its history and a row of the
 * audit; gives its new version, and undefined where somebody saved meanwhile: then nothing was changed.
 */
export const takeFile = (
  db: Database,
  { document, version, by, file, now }: Given,
): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const draft = await lockDraft(tx);
    if (draft.version !== version) return undefined;
    if (isDeepStrictEqual(document, draft.document)) return version;
    const note = `由 ${by} 在服务器上从文件 ${file} 导入`;
    const saved = await keepDraft(tx, draft, { document, who: SYSTEM, now, note });
    const text = `草稿${note}（第 ${saved} 稿）：${changesLine(draft.document, document)}`;
    await writeAudit(tx, { who: SYSTEM, action: 'save', text, now });
    return saved;
  });
