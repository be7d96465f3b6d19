import { isDeepStrictEqual } from 'node:util';
import { asc, gt, inArray, max } from 'drizzle-orm';
import { expect } from 'vitest';
import { documentParts } from '#schemas/publication/document-parts.ts';
import type { saveDraft } from '#schemas/publication/endpoints.ts';
import { type HomeDocument, readHomeDocument } from '#schemas/publication/home-document.ts';
import { type Merged, mergeDocuments } from '#schemas/publication/merge-documents.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { operatorAudit } from '#server/db/tables/operator.ts';
import { homeRelease } from '#server/db/tables/publication.ts';
import type { DocumentEdit } from '../../../unit/harness/home-documents.ts';
import type { Console, Seat } from '../operator/console.ts';
import { readLiveDocument } from './live-document.ts';

/** What one operator's browser holds: what it last read, and that with their own edits. */
type Editor = { name: string; seat: Seat; version: number; base: HomeDocument; mine: HomeDocument };

export type PublicationStep = {
  who: number;
  act: DocumentEdit | 'save' | 'race' | 'publish' | 'rollback' | 'reset';
};

type Saved = Data<typeof saveDraft>;
type Sides = Record<'base' | 'mine' | 'theirs', HomeDocument>;

const changedFields = (
  part: (typeof documentParts)[number],
  from: HomeDocument,
  to: HomeDocument,
) => {
  const [before, after] = [part.read(from), part.read(to)];
  return [...after].flatMap(([key, item]) => {
    const was = before.get(key);
    return Object.keys(part.fields).flatMap((field) =>
      was && was[field] !== item[field] ? [{ key, field, value: item[field] }] : [],
    );
  });
};

/** Expects what was acknowledged in the merged document, and my unsaved edits there or reported. */
const expectNothingLost = (
  { base, mine, theirs }: Sides,
  { document, conflicts }: Merged,
): void => {
  const noticeOf = (key: string, field: string) =>
    conflicts.some((one) => one.key === key && [field, 'item'].includes(one.field));
  for (const part of documentParts) {
    const merged = part.read(document);
    for (const { key, field, value } of changedFields(part, base, theirs))
      expect(merged.get(key)?.[field]).toBe(value);
    for (const { key, field, value } of changedFields(part, base, mine))
      expect(merged.get(key)?.[field] === value || noticeOf(key, field)).toBe(true);
    for (const key of part.read(theirs).keys())
      if (!part.read(base).has(key)) expect(merged.has(key)).toBe(true);
  }
};

/** What the server should hold after every step, beside what it does hold. */
export const modelOf = async (services: Console, editors: Editor[]) => {
  const { ask, db } = services;
  const [first] = editors;
  if (!first) throw new Error('no editor');
  const start = await ask('readDesk', {}, first.seat);
  const [newest] = await db.select({ id: max(operatorAudit.id) }).from(operatorAudit);
  let { version, document } = start.draft;
  let live = start.live.document;
  const releases = new Map([[start.live.id, live]]);
  const audit: [string, string][] = [];

  const take = (editor: Editor, merged = document) =>
    Object.assign(editor, { version, base: document, mine: merged });
  for (const editor of editors) take(editor);

  const send = (editor: Editor): Promise<Saved> =>
    ask('saveDraft', { version: editor.version, document: editor.mine }, editor.seat);

  const learn = (editor: Editor, answer: Saved): void => {
    if (answer.outcome === 'saved') {
      expect(editor.version).toBe(version);
      const changed = !isDeepStrictEqual(editor.mine, document);
      expect(answer.version).toBe(changed ? version + 1 : version);
      if (changed) audit.push([editor.name, 'save']);
      version = answer.version;
      document = editor.mine;
      take(editor);
      return;
    }
    if (answer.outcome !== 'stale') throw new Error(answer.outcome);
    expect(answer.draft).toMatchObject({ version, document });
    expect(editor.version).not.toBe(version);
    const sides = { base: editor.base, mine: editor.mine, theirs: document };
    const merged = mergeDocuments(sides.base, sides.mine, sides.theirs);
    expectNothingLost(sides, merged);
    take(editor, merged.document);
  };

  /** All save at once: of those with the newest version and an edit, exactly one is kept. */
  const race = async (): Promise<void> => {
    const racers = editors.filter(({ mine }) => !isDeepStrictEqual(mine, document));
    const current = racers.some((editor) => editor.version === version);
    const answers = await Promise.all(
      racers.map(async (editor) => ({ editor, answer: await send(editor) })),
    );
    const saved = answers.filter(({ answer }) => answer.outcome === 'saved');
    expect(saved).toHaveLength(current ? 1 : 0);
    for (const { editor, answer } of saved) learn(editor, answer);
    for (const { editor, answer } of answers)
      if (answer.outcome === 'stale') {
        const before = editor.version === version;
        // an editor with the right version has lost to the winner, whose version is newer
        expect(before).toBe(false);
        if (answer.draft.version === version) learn(editor, answer);
      }
  };

  const went = async (name: string, action: string, id: number): Promise<void> => {
    audit.push([name, action]);
    releases.set(id, live);
    expect(await readLiveDocument(db)).toEqual(live);
  };

  const publish = async (editor: Editor): Promise<void> => {
    const answer = await ask('publish', { version: editor.version, note: '' }, editor.seat);
    expect(answer.outcome).toBe(editor.version === version ? 'published' : 'stale');
    if (answer.outcome !== 'published') return;
    // what is live already is not published again
    if (answer.repeated) return expect(live).toEqual(document);
    live = document;
    await went(editor.name, 'publish', answer.release.id);
  };

  const rollBack = async (editor: Editor): Promise<void> => {
    const ids = [...releases.keys()];
    const id = ids[Math.floor(ids.length / 2)] ?? 1;
    const { release } = await ask('rollBack', { release: id, note: '' }, editor.seat);
    live = releases.get(id) ?? live;
    await went(editor.name, 'rollback', release.id);
  };

  const reset = async (editor: Editor): Promise<void> => {
    const answer = await ask('resetDraft', { version: editor.version, release: null }, editor.seat);
    expect(answer.outcome).toBe(editor.version === version ? 'saved' : 'stale');
    if (answer.outcome !== 'saved') return;
    audit.push([editor.name, 'reset']);
    version = answer.version;
    document = live;
    take(editor);
  };

  const edit = (editor: Editor, change: DocumentEdit): void => {
    const next = change(editor.mine);
    if (readHomeDocument(next).ok) editor.mine = next;
  };

  const run = async ({ who, act }: PublicationStep): Promise<void> => {
    const editor = editors[who % editors.length] ?? first;
    if (typeof act === 'function') return edit(editor, act);
    if (act === 'race') return race();
    if (act === 'save') return learn(editor, await send(editor));
    return { publish, rollback: rollBack, reset }[act](editor);
  };

  /** Draft, live page, every release and the audit are what they should be. */
  const check = async (): Promise<void> => {
    const now = await ask('readDesk', {}, first.seat);
    expect(now.draft).toMatchObject({ version, document });
    expect(now.live.document).toEqual(live);
    const saved = inArray(homeRelease.id, [...releases.keys()]);
    for (const row of await db.select().from(homeRelease).where(saved))
      expect(row.document).toEqual(releases.get(row.id));
    const rows = await db
      .select()
      .from(operatorAudit)
      .where(gt(operatorAudit.id, newest?.id ?? 0))
      .orderBy(asc(operatorAudit.id));
    expect(rows.map(({ name, action }) => [name, action])).toEqual(audit);
  };

  return { run, check };
};
