import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Flags of every browser that tests start; nothing here relaxes web security. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));

/** The headless shell first: the same engine, which draws a page with a quarter less work. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const installed = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH ?? '',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    ...names.flatMap(onPath),
  ].find((file) => file !== '' && existsSync(file));

const packedVersion = (): string => {
  const manifest: { version: string } = createRequire(import.meta.url)(
    path.resolve('node_modules/@sparticuz/chromium/package.json'),
  );
  return manifest.version;
};

/** Unpacks the browser that travels as a package: aside first, so that a broken run leaves nothing. */
const unpack = async (target: string): Promise<void> => {
  const { default: packed } = await import('@sparticuz/chromium');
  const aside = await mkdtemp(`${target}-`);
  const before = process.env.TMPDIR;
  // the package unpacks to the temporary folder and knows no other setting
  process.env.TMPDIR = aside;
  await packed.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await mkdir(path.dirname(target), { recursive: true });
  await rename(aside, target).catch(() => rm(aside, { recursive: true, force: true }));
};

/**
 * Path of a Chromium: CHROMIUM_PATH, an installed one, or else the packed one (unpacked once per
 * version). Leaves it in CHROMIUM_PATH, so that workers started later do not search again.
 */
export const findChromium = async (): Promise<string> => {
  const found = installed();
  if (found) return found;
  const folder = path.join(tmpdir(), `learning-home-chromium-${packedVersion()}`);
  if (!existsSync(path.join(folder, 'chromium'))) await unpack(folder);
  if (!existsSync('/etc/fonts/fonts.conf')) {
    process.env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  }
  process.env.CHROMIUM_PATH = path.join(folder, 'chromium');
  return process.env.CHROMIUM_PATH;
};
