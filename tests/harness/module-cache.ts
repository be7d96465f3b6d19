import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const all = path.resolve(import.meta.dirname, '../../.cache/modules');

const WEEK = 7 * 24 * 3_600_000;
const week = Math.floor(Date.now() / WEEK);

/** Where Vitest keeps transformed modules by their content; begun anew each week, so that it stays small. */
export const moduleCache = path.join(all, String(week));

/** Removes what no run can be reading any more. */
export const removeOldModules = (): void => {
  if (!existsSync(all)) return;
  const old = readdirSync(all).filter((name) => !(Number(name) >= week - 1));
  for (const name of old) rmSync(path.join(all, name), { recursive: true, force: true });
};
