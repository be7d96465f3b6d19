// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest';
import { partNamed, setField } from '../../../src/operator/draft-editor/edits.ts';
import { noHistory, noteChange, undo } from '../../../src/operator/draft-editor/history.ts';
import { forgetDesk, keepDesk, keptDesk } from '../../../src/operator/draft-editor/kept.ts';
import { soundDocument } from '../harness/home-documents.ts';

beforeEach(() => sessionStorage.clear());

const titled = setField(partNamed('首页区块'), '直播标题', 'title', '本周直播');
const step = noteChange({ document: soundDocument, history: noHistory }, titled(soundDocument));

test('base, document and history are there again, each operator’s own', () => {
  const kept = { base: soundDocument, ...undo(step) };
  keepDesk(1, kept);
  expect(keptDesk(1)).toEqual(kept);
  expect(keptDesk(2)).toBeUndefined();
  forgetDesk(1);
  expect(keptDesk(1)).toBeUndefined();
});

test('a document that several entries share is stored once', () => {
  keepDesk(1, { base: soundDocument, ...step });
  const stored = JSON.parse(sessionStorage.getItem('OPERATOR_DESK:1') ?? '');
  expect(stored.documents).toHaveLength(2);
});

test.each(['', 'null', '{', '{"documents":[]}', '[1]'])('%s is no desk', (text) => {
  sessionStorage.setItem('OPERATOR_DESK:1', text);
  expect(keptDesk(1)).toBeUndefined();
});

test('a full storage costs the history, never the desk', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDesk(1, { base: soundDocument, ...step })).not.toThrow();
  full.mockRestore();
});
