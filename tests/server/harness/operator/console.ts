import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { operatorAuditApi } from '#schemas/operator/audit-endpoints.ts';
import { operatorApi } from '#schemas/operator/endpoints.ts';
import { operatorRolesApi } from '#schemas/operator/role-endpoints.ts';
import type { BuiltinRole } from '#schemas/operator/roles.ts';
import { publicationApi } from '#schemas/publication/endpoints.ts';
import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Data, Endpoint } from '#schemas/wire/define-endpoint.ts';
import { envelope } from '#schemas/wire/envelope.ts';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { operator } from '#server/db/tables/operator.ts';
import { roleColumns } from '#server/domains/operator/roles.ts';
import { startOperatorSession } from '#server/domains/operator/session/sessions.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { hashPassword } from '#server/platform/auth/password.ts';
import { apiOn } from '../api.ts';
import { newIp } from '../login/account.ts';

export const OPERATOR_PASSWORD = 'operate2026';
const PASSWORD_HASH = hashPassword(OPERATOR_PASSWORD);

const ownApi = { ...operatorApi, ...operatorAuditApi, ...operatorRolesApi, ...publicationApi };
type Desks = Record<string, Endpoint>;
type Own = typeof ownApi;

export type Seat = { cookie: string; csrf: string };
const NOBODY: Seat = { cookie: '', csrf: '' };

type Headers = Record<string, string>;

const headersOf = (seat: Seat, ip: string): Headers => ({
  'content-type': 'application/json',
  'x-forwarded-for': ip,
  ...(seat.cookie ? { cookie: seat.cookie } : {}),
  ...(seat.csrf ? { 'x-csrf': seat.csrf } : {}),
});

/** The console on a server without a port, on a database that has one operator, `admin`, and what it logs. */
export const openConsole = async (db: Database, options: Partial<AppOptions> = {}) => {
  await prepareConsole(db, OPERATOR_PASSWORD, Date.now());
  const logged: string[] = [];
  const stream = { write: (line: string) => logged.push(line) };
  const api = apiOn(db, { log: { level: 'trace', stream }, ...options });
  return { ...api, db, logged, clock: options.clock ?? Date.now };
};

/** The console's calls, and those of further desks, from a network of their own. */
export const consoleAt = <D extends Desks = Own>(
  { db, logged, clock, ...api }: Awaited<ReturnType<typeof openConsole>>,
  desks?: D,
) => {
  type Api = Own & D;
  type Call = keyof Api & string;
  // without further desks D says no more than `Own`
  const calls = { ...ownApi, ...desks } as Api;
  const network = newIp();

  /** One call as it stands; headers replace the usual ones. */
  const send = async (name: Call, payload: unknown, seat = NOBODY, headers: Headers = {}) => {
    const response = await api.app.inject({
      method: 'POST',
      url: calls[name].path,
      headers: { ...headersOf(seat, network), ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    const body: unknown = response.json();
    const { headers: answered, statusCode: status } = response;
    return { status, text: response.body, headers: answered, ...z.parse(envelope, body) };
  };

  const signIn = async (name: string, password = OPERATOR_PASSWORD): Promise<Seat> => {
    const { data, headers, msg } = await send('signIn', { name, password });
    if (!data) throw new Error(msg);
    const [cookie = ''] = String(headers['set-cookie']).split(';');
    return { cookie, csrf: z.parse(ownApi.signIn.data, data).csrf };
  };

  /** A successful call's data; a key goes along. Throws the message of a refusal. */
  const ask = async <K extends Call>(
    name: K,
    payload: object,
    seat: Seat,
  ): Promise<Data<Api[K]>> => {
    const { code, msg, data } = await send(name, { key: randomUUID(), ...payload }, seat);
    if (code !== '200') throw new Error(msg);
    const call: Call = name;
    // the data of this very call
    return z.parse(calls[call].data, data) as Data<Api[K]>;
  };

  /** A new operator of that role, in a session that no password was hashed for. */
  const newSeat = async (role: BuiltinRole | number) => {
    const name = `${role}-${randomUUID().slice(0, 8)}`;
    const row = {
      name,
      ...roleColumns(role),
      passwordHash: await PASSWORD_HASH,
      createdAt: new Date(),
    };
    const [made] = await db.insert(operator).values(row).returning();
    if (!made) throw new Error('no operator');
    const cookie = `operator=${await startOperatorSession(db, made.id, clock())}`;
    const who = z.parse(ownApi.whoAmI.data, (await send('whoAmI', {}, { cookie, csrf: '' })).data);
    return { cookie, csrf: who?.csrf ?? '', name, id: made.id };
  };

  /** Saves what `edit` makes of the draft; gives the new version. */
  const save = async (seat: Seat, edit: (document: HomeDocument) => HomeDocument) => {
    const { draft } = await ask('readDesk', {}, seat);
    const payload = { version: draft.version, document: edit(draft.document) };
    const answer = await ask('saveDraft', payload, seat);
    if (answer.outcome !== 'saved') throw new Error(answer.outcome);
    return answer.version;
  };

  /** Everything that the newest actions of the audit say, newest first. */
  const audit = async (seat: Seat) =>
    (await ask('listAudit', { page: 1 }, seat)).items.map(({ name, action, text }) => ({
      name,
      action,
      text,
    }));

  return { ...api, db, logged, network, send, signIn, ask, newSeat, save, audit };
};

export const consoleOn = async <D extends Desks = Own>(
  db: Database,
  options: Partial<AppOptions> = {},
  desks?: D,
) => consoleAt(await openConsole(db, options), desks);

export type Console = Awaited<ReturnType<typeof consoleOn<Own>>>;

export const retitled =
  (title: string, name = '资讯列表') =>
  (document: HomeDocument): HomeDocument => ({
    ...document,
    sections: document.sections.map((item) => (item.name === name ? { ...item, title } : item)),
  });
