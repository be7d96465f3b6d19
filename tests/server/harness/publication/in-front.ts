import { afterAll, afterEach, beforeAll } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { prepareConsole } from '#server/domains/publication/index.ts';
import { importFrom } from '#server/import-from.ts';
import { consoleOn, OPERATOR_PASSWORD } from '../operator/console.ts';
import { openDatabase } from '../postgres/database.ts';
import { startUpstream, type Upstream } from '../upstream.ts';

/** How long a first start of these tests waits for the back end, in ms. */
export const TIMEOUT_MS = 1000;

/**
 * Servers whose home page is their own, in front of a back end with the habits of its kind; the first of each
 * test begins with an empty database.
 */
export const ownHomes = () => {
  let back: Upstream | undefined;
  let opened: OpenDatabase | undefined;
  const closing: (() => Promise<void>)[] = [];
  const upstream = (): Upstream => {
    if (!back) throw new Error('the back end has not started');
    return back;
  };

  beforeAll(async () => {
    back = await startUpstream();
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    await opened?.close();
    opened = undefined;
    upstream().reset();
    upstream().calls.length = 0;
  });
  afterAll(() => back?.close());

  /** The server as a start leaves it; a second one on the same database is a restart. */
  const start = async ({ config, ...more }: Partial<AppOptions> = {}) => {
    opened ??= await openDatabase({ demo: false });
    const { db } = opened;
    const apiOrigin = config?.apiOrigin ?? upstream().origin;
    await prepareConsole(db, OPERATOR_PASSWORD, Date.now(), () =>
      importFrom(apiOrigin, TIMEOUT_MS),
    );
    const own = { apiOrigin, homeFrom: 'own', wechat: undefined, ...config } as const;
    const desk = await consoleOn(db, { ...more, config: own });
    closing.push(() => desk.app.close());
    /** What a visitor is answered. */
    const requests = async (url: string) => {
      const { statusCode, body } = await desk.app.inject({ method: 'POST', url, payload: {} });
      const { code, data, expire } = JSON.parse(body);
      return { status: statusCode, code, data, expire };
    };
    const order = async (): Promise<string[]> =>
      (await requests('/v1/index/sort')).data.map(({ name }: { name: string }) => name);
    return { ...desk, requests, order, stop: () => desk.app.close() };
  };
  return { upstream, start };
};
