import * as z from 'zod/mini';
import { type DeskArea, deskApis } from '#schemas/desk/endpoints.ts';
import type { DeskField, DeskRow, FieldText } from '#schemas/desk/fields.ts';
import { writeField } from '#schemas/field/read-field.ts';
import type { Database } from '#server/db/database.ts';
import type { Registered } from '#server/domains/desk/define-table.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { consoleAt, openConsole, type Seat } from '../operator/console.ts';
import { everyDesk } from '../operator/every-desk.ts';

type Calls = (typeof deskApis)['content'];
type Name = keyof Calls;

const CAPITAL = { content: 'Content', trade: 'Trade' } as const;

/** What each call of a desk is called among all calls of the console. */
const nameOf = (area: DeskArea, call: Name): string => {
  const found = Object.entries(everyDesk).find(([, each]) => each === deskApis[area][call]);
  if (!found) throw new Error(`no call ${CAPITAL[area]} ${call}`);
  return found[0];
};

const consoles = new WeakMap<Database, ReturnType<typeof openConsole>>();

/** The console of a database, which all its desks share. */
const consoleOf = (db: Database): ReturnType<typeof openConsole> => {
  const console = consoles.get(db) ?? openConsole(db);
  consoles.set(db, console);
  return console;
};

/** The calls of one table's desk. */
export const deskOn = async (
  db: Database,
  { area, name: table }: Pick<Registered, 'area' | 'name'>,
) => {
  const console = consoleAt(await consoleOf(db), everyDesk);
  const seat = await console.newSeat('publish');
  const ask = async <N extends Name>(
    call: N,
    payload: object,
    by: Seat = seat,
  ): Promise<z.output<Calls[N]['data']>> => {
    const data: unknown = await console.ask(nameOf(area, call), { table, ...payload }, by);
    // both areas answer a call in the same shape
    return z.parse(deskApis.content[call].data, data) as z.output<Calls[N]['data']>;
  };
  const list = (request: object = {}) =>
    ask('list', { word: '', filters: [], sort: '', page: 1, ...request });
  const read = (id: number) => ask('read', { id });
  const save = async (id: number | null, values: readonly FieldText[], stamp?: string) =>
    ask('save', { id, values, stamp: stamp ?? (id === null ? '' : (await read(id)).stamp) });
  /** Makes a row that is saved; gives its id. */
  const make = async (values: readonly FieldText[]): Promise<number> => {
    const answer = await save(null, values);
    if (answer.outcome !== 'saved') throw new Error(JSON.stringify(answer));
    return answer.id;
  };
  const exported = async (request: object = {}) =>
    (await ask('export', { word: '', filters: [], before: null, ...request })).lines;
  /** What of contents the audit says, the newest first. */
  const audited = async () =>
    (await console.audit(seat))
      .filter(({ action }) => action === 'content')
      .map(({ text }) => text);
  return { ...console, seat, ask, list, read, save, make, exported, audited };
};

/** A text that fits a field; fields later in the form are later moments. */
const sampleOf = (field: DeskField, at: number, ref: string): string => {
  const { kind, pattern, min = 0, max, options } = field;
  switch (pattern) {
    case 'stream':
      return 'slides';
    case 'options':
      return '第一项\n第二项';
    case 'letters':
      return 'A';
    case 'jumps':
      return 'A→结束';
    case 'blanks':
      return '';
  }
  switch (kind) {
    case 'switch':
      return '0';
    case 'choice':
    case 'choices':
      return options[0]?.id ?? '';
    case 'money':
      return '9.90';
    case 'number':
      return `${Math.max(min, 5)}`;
    case 'decimal':
      return '22.5431';
    case 'moment':
      return writeField({ kind }, Date.parse('2031-01-01T00:00:00Z') + at * DAY);
    case 'secret':
      return '';
    case 'duration':
      return '12:30';
    case 'reference':
      return ref;
    case 'references':
      return '1,2';
    case 'link':
      return '/my';
    case 'picture':
      return '/uploads/a.png';
    case 'richText':
      return '<p>正文</p>';
    case 'lines':
      return '第一段\n第二段';
    default:
      return '样例'.slice(0, max);
  }
};

/** What a sample would ask of the other fields: an exam for teams has no quota. */
const bare: Readonly<Record<string, string>> = { teamSize: '0' };

/** Texts of every field of a new row that operators write. */
export const sampleRow = (
  { fields }: Registered,
  refs: Readonly<Record<string, string>> = {},
): FieldText[] =>
  fields
    .filter(({ written }) => written !== 'never')
    .map((field, at) => ({
      name: field.name,
      text: bare[field.name] ?? sampleOf(field, at, refs[field.name] ?? ''),
    }));

export const textIn = ({ texts }: DeskRow, name: string): string | undefined =>
  texts.find((each) => each.name === name)?.text;
