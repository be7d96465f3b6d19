import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addPending,
  applyEntries,
  dropPending,
  emptyLog,
  mutedBy,
  prependEarlier,
  refused,
  trimmed,
} from '#src/pages/live/chat/channel/log.ts';
import { entriesFrom, entry } from '../../harness/pages/chat-entries.ts';

const OWN = '7';
const came = (list: ReturnType<typeof entriesFrom>, reset = false) => ({ entries: list, reset });
const idsOf = ({ entries: list }: { entries: readonly { id: number }[] }) =>
  list.map(({ id }) => id);

describe('a room’s log on the page', () => {
  it('lists each entry once, in order, however often it comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 8 })), {
          maxLength: 30,
        }),
        (pieces) => {
          let log = emptyLog;
          // the server tells what follows the last one known, or repeats what was told
          for (const [from, more] of pieces)
            if (from <= log.last + 1)
              log = applyEntries(log, came(entriesFrom(from, from + more)), OWN);
          expect(idsOf(log)).toEqual(Array.from({ length: log.last }, (_, index) => index + 1));
        },
      ),
    );
  });

  it('begins anew where more was missed than is told', () => {
    const log = applyEntries(
      applyEntries(emptyLog, came(entriesFrom(1, 5)), OWN),
      came(entriesFrom(400, 449), true),
      OWN,
    );
    expect(idsOf(log)).toEqual(entriesFrom(400, 449).map(({ id }) => id));
    expect(log).toMatchObject({ last: 449, hasEarlier: true });
  });

  it('carries out a recall, of what is there and of what comes with it', () => {
    const recall = entry(9, { kind: 'recall', target: 2, body: '' });
    const log = applyEntries(
      applyEntries(emptyLog, came(entriesFrom(1, 3)), OWN),
      came([recall]),
      OWN,
    );
    expect(log.entries.map(({ body, recalled }) => [body, recalled])).toEqual([
      ['第 1 句', false],
      ['', true],
      ['第 3 句', false],
    ]);
    expect(log.last).toBe(9);
    const together = applyEntries(emptyLog, came([entry(2), recall]), OWN);
    expect(together.entries).toMatchObject([{ id: 2, recalled: true }]);
  });

  it('keeps what was said until the log has it, by its key and its writer', () => {
    let log = addPending(addPending(emptyLog, 'a', '一'), 'b', '二');
    log = applyEntries(log, came([entry(1, { key: 'say:a' })]), OWN);
    expect(log.pending.map(({ key }) => key)).toEqual(['a', 'b']);
    log = applyEntries(log, came([entry(2, { key: 'say:a', memberId: OWN })]), OWN);
    expect(log.pending).toEqual([{ key: 'b', body: '二', why: '' }]);
    log = refused(log, 'b', '发送太快了');
    expect(log.pending).toEqual([{ key: 'b', body: '二', why: '发送太快了' }]);
    expect(addPending(log, 'b', '二').pending).toEqual([{ key: 'b', body: '二', why: '' }]);
    expect(dropPending(log, 'b').pending).toEqual([]);
  });

  it('reads back in front, without doubling, until there is no more', () => {
    const log = applyEntries(emptyLog, came(entriesFrom(101, 150)), OWN);
    expect(log.hasEarlier).toBe(true);
    const more = prependEarlier(log, entriesFrom(51, 100));
    expect(idsOf(more)).toEqual(entriesFrom(51, 150).map(({ id }) => id));
    expect(more.hasEarlier).toBe(true);
    const all = prependEarlier(more, entriesFrom(40, 60));
    expect(idsOf(all)).toEqual(entriesFrom(40, 150).map(({ id }) => id));
    expect(all.hasEarlier).toBe(false);
    expect(applyEntries(emptyLog, came(entriesFrom(1, 4)), OWN).hasEarlier).toBe(false);
  });

  it('lets go of the oldest of many', () => {
    const log = trimmed(applyEntries(emptyLog, came(entriesFrom(1, 1000)), OWN));
    expect(idsOf(log)).toEqual(entriesFrom(801, 1000).map(({ id }) => id));
    expect(log).toMatchObject({ last: 1000, hasEarlier: true });
  });

  it('lets go of many at once, not of one with each that comes', () => {
    const log = trimmed(applyEntries(emptyLog, came(entriesFrom(1, 250)), OWN));
    expect(idsOf(log)).toHaveLength(250);
    expect(idsOf(trimmed(applyEntries(log, came(entriesFrom(251, 251)), OWN)))).toHaveLength(200);
  });

  it('tells by the last muting whether one is muted', () => {
    const mute = (id: number, target: number, until: number | null) =>
      entry(id, { kind: 'mute', target, until });
    expect(mutedBy([mute(1, 7, 500), mute(2, 8, 900)], OWN)).toBe(500);
    expect(mutedBy([mute(1, 7, 500), mute(2, 7, null)], OWN)).toBeNull();
    expect(mutedBy([entry(1), mute(2, 8, 900)], OWN)).toBeUndefined();
  });
});
