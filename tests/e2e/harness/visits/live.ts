import { asc } from 'drizzle-orm';
import type { Page, WebSocketRoute } from 'playwright-core';
import { LIVE_SOCKET } from '#schemas/live/socket.ts';
import type { Database } from '#server/db/database.ts';
import { live } from '#server/db/tables/live.ts';
import type { Site } from '../site.ts';
import { loginAs, visitHome } from './home.ts';

/** The key of a demo broadcast by its place in the editors' order. */
export const liveKey = async (db: Database, position: number): Promise<number> => {
  const rows = await db
    .select({ id: live.id })
    .from(live)
    .orderBy(asc(live.position), asc(live.id));
  return rows[position]?.id ?? 0;
};

/** Demo broadcasts by what they are for; see `server/db/demo/live/live-rows.ts`. */
export const demoLive = { free: 0, soon: 1, password: 10, ownTeacher: 13, paid: 14, replay: 16 };

type Way = {
  openid?: string;
  expected?: readonly RegExp[];
  prepare?: (page: Page) => Promise<unknown>;
};

export const visitLive = async (
  site: Site,
  path: string,
  { openid = 'demo_plain', ...way }: Way = {},
): Promise<Page> => {
  const token = await loginAs(site.db, openid);
  return visitHome(site, { path, token, ...way });
};

/** The room's socket in the test's hands: it can be cut, and kept from opening. */
export const heldLine = () => {
  let open = true;
  const lines = new Set<WebSocketRoute>();
  const prepare = (page: Page) =>
    page.routeWebSocket(new RegExp(LIVE_SOCKET), (line) => {
      if (!open) return void line.close();
      lines.add(line);
      line.connectToServer();
    });
  return {
    prepare,
    cut: async () => {
      open = false;
      for (const line of lines) await line.close();
      lines.clear();
    },
    mend: () => {
      open = true;
    },
  };
};

export const log = (page: Page) => page.getByRole('log');

export const say = async (page: Page, body: string): Promise<void> => {
  await page.getByLabel('聊天内容').fill(body);
  await page.getByRole('button', { name: '发送' }).click();
};

/** How often these words stand in the chat. */
export const timesShown = (page: Page, body: string): Promise<number> =>
  log(page).getByText(body, { exact: true }).count();
