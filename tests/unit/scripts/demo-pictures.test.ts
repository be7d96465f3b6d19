import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pictures } from '#scripts/demo-pictures/pictures.ts';
import { filesOf, root } from '#scripts/project.mjs';
import { pixelsOf } from '../harness/pixels.mjs';

const media = path.join(root, 'server/db/demo/media');

/** Shapes, colours and light: none of these writes, and none brings in what might. */
const SHAPES =
  /^(?:svg|g|defs|use|clipPath|path|rect|circle|ellipse|linearGradient|radialGradient|stop|polygon|line|filter|fe(?:Blend|Composite|DiffuseLighting|DistantLight|Flood|GaussianBlur|SpecularLighting))$/;

/** What is not in the picture itself. */
const ELSEWHERE = /(?:href="|url\(['"]?)(?!#)/;

/** What writes in a picture. */
const LETTERING = /<text\b|<tspan\b|<textPath\b|<foreignObject\b|font-family|fontFamily/;

const elementsOf = (picture: string) => [
  ...new Set([...picture.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name = '']) => name)),
];

const committed = readdirSync(media).map(
  (file) => [file.replace(/\.svg$/, ''), readFileSync(path.join(media, file), 'utf8')] as const,
);

describe('the pictures of the demo data', () => {
  it('are those that the scripts draw', () => {
    expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(pictures));
  });

  it.each([
    ['committed', committed],
    ['drawn', pictures],
  ])('hold shapes and no lettering as they are %s', (_name, list) => {
    const found = list.filter(
      ([, picture]) =>
        LETTERING.test(picture) ||
        ELSEWHERE.test(picture) ||
        !elementsOf(picture).every((name) => SHAPES.test(name)),
    );
    expect(found.map(([name]) => name)).toEqual([]);
    expect(list.length).toBeGreaterThan(200);
  });

  it('look the same on a machine without fonts', async () => {
    const hidden = await mkdtemp(path.join(tmpdir(), 'without-fonts-'));
    onTestFinished(() => rm(hidden, { recursive: true, force: true }));
    const config = path.join(hidden, 'fonts.conf');
    await writeFile(config, '<?xml version="1.0"?><fontconfig/>');
    const files = [
      'banner-1',
      'banner-4',
      'avatar-1',
      'cover-coronary',
      'live-1',
      'category-2',
      'follow-card',
      'licence-1',
      'refund-1',
    ].map((name) => path.join(media, `${name}.svg`));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(root, 'tests/unit/harness/pixels.mjs'), ...files],
      { env: { ...process.env, FONTCONFIG_FILE: config } },
    );
    expect(JSON.parse(stdout)).toEqual(await pixelsOf(files));
  });
});

describe('what draws while building and on the server', () => {
  const sources = filesOf(['server', 'schemas', 'scripts'])
    .filter((file) => /\.m?tsx?$|\.mjs$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  it('writes in no picture', () => {
    const found = sources.filter(
      ({ text }) => LETTERING.test(text) || (/['"]sharp['"]/.test(text) && /\btext\s*:/.test(text)),
    );
    expect(found.map(({ file }) => file)).toEqual([]);
    expect(sources.length).toBeGreaterThan(1000);
  });

  it('has one library for pictures, which is asked for no text', () => {
    const drawing =
      /from '(?:canvas|@napi-rs\/canvas|skia-canvas|@resvg\/[^']+|satori|pdfkit|jspdf)'/;
    expect(sources.filter(({ text }) => drawing.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
