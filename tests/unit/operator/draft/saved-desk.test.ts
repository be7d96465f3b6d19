// @vitest-environment window
import { beforeEach, expect, test, vi } from 'vitest';
import { partNamed, setField } from '#src/operator/draft-editor/edits.ts';
import { noHistory, noteChange, undo } from '#src/operator/draft-editor/history.ts';
import {
  forgetDesk,
  keepDesk,
  keepWriting,
  savedDesk,
  savedWriting,
} from '#src/operator/draft-editor/saved.ts';
import { soundDocument } from '../../harness/home-documents.ts';

beforeEach(() => sessionStorage.clear());

const titled = setField(partNamed('首页区块'), '直播标题', 'title', '本周直播');
const step = noteChange({ document: soundDocument, history: noHistory }, titled(soundDocument));

test('base, document and history are there again, each operator’s own', () => {
  const saved = { base: soundDocument, ...undo(step) };
  keepDesk(1, saved);
  expect(savedDesk(1)).toEqual(saved);
  expect(savedDesk(2)).toBeUndefined();
  forgetDesk(1);
  expect(savedDesk(1)).toBeUndefined();
});

test('a document that several entries share is stored once', () => {
  keepDesk(1, { base: soundDocument, ...step });
  const stored = JSON.parse(sessionStorage.getItem('OPERATOR_DESK:1') ?? '');
  expect(stored.documents).toHaveLength(2);
});

test('a page’s text is there again until it is written, each operator’s and each page’s own', () => {
  const text = { from: '[]', text: '[{' };
  keepWriting(1, 'ordered', text);
  expect(savedWriting(1, 'ordered')).toEqual(text);
  expect([savedWriting(2, 'ordered'), savedWriting(1, 'variant1')]).toEqual([undefined, undefined]);
  keepWriting(1, 'ordered', undefined);
  expect(savedWriting(1, 'ordered')).toBeUndefined();
  keepWriting(1, 'variant1', text);
  keepWriting(12, 'variant1', text);
  forgetDesk(1);
  expect([savedWriting(1, 'variant1'), savedWriting(12, 'variant1')]).toEqual([undefined, text]);
  sessionStorage.setItem('OPERATOR_TEXT:1:ordered', '{"from":1}');
  expect(savedWriting(1, 'ordered')).toBeUndefined();
});

test.each(['', 'null', '{', '{"documents":[]}', '[1]'])('%s is no desk', (text) => {
  sessionStorage.setItem('OPERATOR_DESK:1', text);
  expect(savedDesk(1)).toBeUndefined();
});

test('a full storage costs the history, never the desk', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepDesk(1, { base: soundDocument, ...step })).not.toThrow();
  full.mockRestore();
});
