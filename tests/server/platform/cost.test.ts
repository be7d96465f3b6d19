import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAtSize } from '../harness/cost/as-at-size.ts';
import { everyCallOn, type OneCall } from '../harness/cost/every-call.ts';
import { acceptedScans, isOwn, mostStatements, refusedHere } from '../harness/cost/limits.ts';
import { wholeScans } from '../harness/cost/plans.ts';
import {
  type RecordedDatabase,
  recordedDatabase,
  type Sent,
} from '../harness/cost/recorded-database.ts';
import { filledPostgres, hasPostgres } from '../harness/postgres/database.ts';

type Made = { call: OneCall; name: string; code: string; sent: Sent[]; scans: string[] };

describe.skipIf(!hasPostgres)('every call among 100,000 members and a million orders', () => {
  let close = async () => {};
  const all: Made[] = [];

  const make = async (
    recorded: RecordedDatabase,
    large: ReadonlySet<string>,
    call: OneCall,
    ask: (call: OneCall) => Promise<{ code: string }>,
  ): Promise<Made> => {
    const { answer, sent: everything } = await recorded.during(() => ask(call));
    const sent = everything.filter(isOwn);
    const texts = new Map(sent.map((one) => [one.text, one]));
    const scans: string[] = [];
    for (const one of texts.values()) scans.push(...(await wholeScans(recorded, one, large)));
    const name = `${call.path} ${JSON.stringify(call.payload).slice(0, 80)}`;
    return { call, name, code: answer.code, sent, scans };
  };

  beforeAll(async () => {
    const { url, drop } = await filledPostgres();
    const large = await asAtSize(url);
    const recorded = recordedDatabase(url);
    const { calls, ask, close: end } = await everyCallOn(recorded.db);
    close = () => end().then(recorded.close).then(drop);
    for (const call of calls) all.push(await make(recorded, large, call, ask));
  });
  afterAll(() => close());

  it('is answered, so that it does all that it does', () => {
    const refused = all.filter(({ code }) => code !== '200');
    expect(new Set(refused.map(({ call, code }) => `${call.path} ${code}`))).toEqual(refusedHere);
    expect(all.length).toBeGreaterThan(200);
  });

  it('asks the database little, however much there is to see', () => {
    const over = all.filter(({ call, sent }) => sent.length > mostStatements(call.endpoint));
    expect(over.map(({ name, sent }) => `${sent.length} statements: ${name}`)).toEqual([]);
  });

  it('reads no large table from its beginning to its end', () => {
    const found = all.flatMap(({ call, scans }) => scans.map((scan) => `${scan}: ${call.path}`));
    expect(found.filter((scan) => !acceptedScans.has(scan))).toEqual([]);
  });
});
