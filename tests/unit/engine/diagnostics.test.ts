import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DIAGNOSTICS_BATCH } from '#schemas/diagnostics/batch.ts';
import { type Diagnostic, reportDiagnostics } from '#schemas/diagnostics/endpoints.ts';
import { createDiagnostics, sample } from '#src/engine/diagnostics.ts';
import { faultLike } from '../harness/engine/fixtures.tsx';

const setup = () => {
  const sent: Diagnostic[][] = [];
  const schedule = vi.fn((_flush: () => void) => undefined);
  const diagnostics = createDiagnostics({ send: (entries) => sent.push(entries), schedule });
  return { sent, schedule, diagnostics };
};

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => faultLike({ path: String(index) }));

describe('diagnostics', () => {
  it('takes the same fault once, also after it has been sent', () => {
    const { sent, diagnostics } = setup();
    diagnostics.report(faultLike());
    diagnostics.report(faultLike());
    diagnostics.flush();
    diagnostics.report(faultLike());
    diagnostics.flush();
    expect(sent).toEqual([[faultLike()]]);
  });

  it('takes faults apart that differ in anything', () => {
    const { sent, diagnostics } = setup();
    const faults = [
      faultLike(),
      faultLike({ path: '1' }),
      faultLike({ section: '导航栏' }),
      faultLike({ shown: 'last-good' }),
    ];
    for (const fault of faults) diagnostics.report(fault);
    diagnostics.flush();
    expect(sent).toEqual([faults]);
  });

  it('gathers, is scheduled once, and is scheduled anew after sending', () => {
    const { sent, schedule, diagnostics } = setup();
    for (const fault of numbered(3)) diagnostics.report(fault);
    expect(schedule).toHaveBeenCalledTimes(1);
    expect(sent).toEqual([]);
    schedule.mock.calls[0]?.[0]();
    expect(sent).toEqual([numbered(3)]);
    diagnostics.report(faultLike({ path: 'later' }));
    expect(schedule).toHaveBeenCalledTimes(2);
  });

  it('sends batches that the back end takes', () => {
    const { sent, diagnostics } = setup();
    const faults = numbered(DIAGNOSTICS_BATCH * 2 + 5);
    for (const fault of faults) diagnostics.report(fault);
    diagnostics.flush();
    expect(sent.map(({ length }) => length)).toEqual([DIAGNOSTICS_BATCH, DIAGNOSTICS_BATCH, 5]);
    expect(sent.flat()).toEqual(faults);
    for (const entries of sent)
      expect(z.safeParse(reportDiagnostics.payload, { page: '/', entries }).success).toBe(true);
    diagnostics.flush();
    expect(sent).toHaveLength(3);
  });

  it('is bounded', () => {
    const { sent, diagnostics } = setup();
    for (const fault of numbered(10_050)) diagnostics.report(fault);
    diagnostics.flush();
    expect(sent.flat()).toHaveLength(10_000);
  });
});

describe('a sample of what came', () => {
  it.each([
    ['文字', '"文字"'],
    [7, '7'],
    [null, 'null'],
    [undefined, 'undefined'],
    [true, 'true'],
    [[1, 2], 'list of 2'],
    [{ a: 1, b: 2 }, 'object {a, b}'],
  ])('%j is %s', (value, expected) => {
    expect(sample(value)).toBe(expected);
  });

  it.each([
    ['长'.repeat(2_000_000)],
    ['\u0000'.repeat(2000)],
    ['"\\'.repeat(2000)],
    [Object.fromEntries(numbered(300).map((_, index) => [`${'键'.repeat(90)}${index}`, 1]))],
    [Array(5000).fill('x')],
  ])('stays short whatever comes', (value) => {
    expect(sample(value).length).toBeLessThanOrEqual(120);
  });
});
