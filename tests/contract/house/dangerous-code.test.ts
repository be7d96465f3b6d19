import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

const sources = filesOf(['server', 'src', 'schemas', 'sections'])
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What may stand nowhere, or in these files alone. */
const dangers: readonly [string, RegExp, readonly string[]][] = [
  ['code out of text', /\beval\(|new Function\(|node:vm|setTimeout\(['"`]|import\(`/, []],
  [
    'commands of the system',
    /node:child_process/,
    // ffmpeg, by a list of arguments and without a shell
    ['server/platform/transcoding/run-tool.ts'],
  ],
  [
    'markup out of text',
    /dangerouslySetInnerHTML|insertAdjacentHTML|\.innerHTML|\.outerHTML|document\.write|srcdoc/i,
    [
      // of documents that show and run nothing
      'src/ui/editor/article.ts',
      'src/ui/editor/clean-paste.ts',
      // cleans it by DOMPurify
      'src/ui/media/rich-text.tsx',
    ],
  ],
  [
    'checks whose result nobody takes, which a bundler leaves out',
    /^\s*(?:decodeURI(?:Component)?|JSON\.parse|BigInt|structuredClone|z\.parse|new (?:URL|RegExp))\([^\n]*\);$/m,
    [],
  ],
  [
    'parsers of XML',
    /DOMParser|fast-xml|xml2js|libxml/,
    [
      // one HTML entity at a time, which a pattern has found
      'schemas/text/html-entities.ts',
      // the browser's own reader of HTML, as a document that shows and runs nothing
      'src/ui/editor/article.ts',
      'src/ui/editor/clean-paste.ts',
      'src/ui/editor/use-article.ts',
    ],
  ],
  [
    'numbers that can be guessed',
    /Math\.random/,
    // spreads the moments at which pages connect again
    ['src/pages/live/chat/channel/line.ts'],
  ],
  [
    'broken hashes',
    /['"`](?:md5|md4|ripemd160)['"`]/i,
    // how CDNs check an address of ours
    ['server/platform/storage/s3/store.ts'],
  ],
  [
    'a weak hash',
    /['"`]sha-?1['"`]/i,
    [
      // what every app of codes by time knows; as a keyed hash it is sound
      'server/domains/operator/second-factor.ts',
      // the messenger's own algorithm
      'server/platform/wechat/page-signature.ts',
    ],
  ],
  [
    'redirects that are followed',
    /\bfetch\((?![^;]*redirect: 'error')/,
    // a script of the console's page, which calls its own site alone
    ['server/platform/static/early-desk.ts'],
  ],
  ['switched-off checks of certificates', /rejectUnauthorized|NODE_TLS_REJECT|sslmode=no/, []],
  [
    'statements out of text',
    /sql\.raw\(/,
    [
      // the audit's own rules
      'server/libraries/audit/audit-books.ts',
      // a number of this program
      'server/domains/course/progress/handed-out.ts',
    ],
  ],
];

const server = ({ file }: { file: string }) => file.startsWith('server/');

it.each(dangers)('%s: only where it is told why', (name, pattern, allowed) => {
  // pages call their own site alone, which their content policy holds
  const looked = name.startsWith('redirects') ? sources.filter(server) : sources;
  const found = looked.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.toSorted()).toEqual([...allowed].toSorted());
});

it('what is encrypted is sealed as well', () => {
  const modes = sources.flatMap(({ text }) =>
    [...text.matchAll(/create(?:De|C)ipheriv\(\s*'([^']+)'/g)].map(([, mode]) => mode),
  );
  expect(new Set(modes)).toEqual(new Set(['aes-256-gcm']));
});

it('reads all sources', () => {
  expect(sources.length).toBeGreaterThan(1000);
});
