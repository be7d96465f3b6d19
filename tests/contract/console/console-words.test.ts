import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { filesOf } from '#scripts/project.mjs';

/** Where operators' words are written. */
const FOLDERS = [
  ...['src/operator', 'schemas/operator', 'schemas/publication', 'schemas/diagnostics'],
  ...['schemas/desk', 'server/domains/desk', 'server/domains/publication'],
  ...['server/domains/operator', 'server/domains/diagnostics'],
];

/** Words of no Chinese that people know, or that they have to type as they stand. */
const known = new Set([
  ...[
    'PNG',
    'JPG',
    'WebP',
    'GIF',
    'CSV',
    'PDF',
    'MP',
    'MOV',
    'MKV',
    'AVI',
    'M4A',
    'WAV',
    'AAC',
    'UTF',
    'GB',
    'MB',
    'KB',
    'Esc',
    'Ctrl',
    'MI',
    'admin',
    'SQL',
    'https',
    'http',
    'more',
  ],
  // what a page's document is written in, and words that it takes
  ...['JSON', 'home', 'category', 'plain', 'phone', 'bound'],
  // what the people of the server set
  'LEARNER_ORIGIN',
  // how moments are written
  ...['YYYY', 'HH', 'mm'],
]);

/** A page for whoever runs the server. */
const FOR_OTHERS = 'server/domains/operator/refuse-console.ts';

const HAN = /\p{Script=Han}/u;

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The texts of a file, without what stands in the holes of templates. */
const textsIn = (node: unknown, found: string[] = []): string[] => {
  if (Array.isArray(node)) for (const one of node) textsIn(one, found);
  if (!isNode(node)) return found;
  if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  if (node.type === 'JSXText' && typeof node.value === 'string') found.push(node.value);
  if (node.type === 'TemplateElement') {
    const { value } = node;
    if (typeof value === 'object' && value !== null && 'cooked' in value)
      found.push(String(value.cooked));
  }
  for (const value of Object.values(node)) textsIn(value, found);
  return found;
};

/** Words in a text that are no Chinese and that nobody knows. */
const oddWords = (text: string): string[] =>
  HAN.test(text)
    ? (text.match(/[A-Za-z_][\w.-]*[A-Za-z_]/g) ?? [])
        .flatMap((word) => word.split(/[.-]/))
        .filter((word) => word.length > 1 && !known.has(word))
    : [];

const files = filesOf(FOLDERS).filter((file) => /\.tsx?$/.test(file) && file !== FOR_OTHERS);

it('finds a name of a field or a code in a sentence, and nothing else', () => {
  const noticeOf = (code: string) => textsIn(parseSync('a.tsx', code).program).flatMap(oddWords);
  expect(noticeOf("const a = '开关 video_open 已打开';")).toEqual(['video_open']);
  expect(noticeOf('const b = <p>出错：errno-500</p>;')).toEqual(['errno']);
  const hole = '$' + '{at}';
  expect(noticeOf(`const c = \`位置 sections.${hole}.title 不对\`;`)).toEqual([
    'sections',
    'title',
  ]);
  expect(
    noticeOf("const d = 'video_open'; const e = <p>按 Ctrl+Z 撤销</p>; // 说明 some_field"),
  ).toEqual([]);
});

it.each(FOLDERS)('no word for operators in %s is a name of a field', (folder) => {
  const own = files.filter((file) => file.startsWith(`${folder}/`));
  const texts = own.flatMap((file) =>
    textsIn(parseSync(file, readFileSync(file, 'utf8')).program).map((text) => ({ file, text })),
  );
  expect(texts.filter(({ text }) => HAN.test(text)).length).toBeGreaterThan(0);
  const odd = texts.flatMap(({ file, text }) =>
    oddWords(text).map((word) => `${file}: ${word} in “${text.trim().slice(0, 60)}”`),
  );
  expect(odd).toEqual([]);
});
