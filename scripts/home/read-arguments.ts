import { parseArgs } from 'node:util';
import type { FileScope } from '#schemas/publication/document-file.ts';
import { isPage, pageNames } from '#schemas/publication/page-names.ts';

/** `file`: undefined to print the document. */
export type HomeCall =
  | { verb: 'export'; scope: FileScope; live: boolean; file: string | undefined }
  | { verb: 'check'; file: string }
  | { verb: 'import'; file: string; yes: boolean };

export const USAGE = [
  '用法：npm run home -- export [页面] [文件] [--live]',
  '      npm run home -- check <文件>',
  '      npm run home -- import <文件> [--yes]',
  `页面是 ${Object.keys(pageNames).join('、')}，不写则是整个首页；--live 是线上的，不写则是草稿。`,
].join('\n');

const parsed = (given: readonly string[]) => {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        live: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
};

export const readArguments = (given: readonly string[]): HomeCall | undefined => {
  const read = parsed(given);
  if (!read) return undefined;
  const { live, yes } = read.values;
  const [verb, ...words] = read.positionals;
  if (verb === 'export' && !yes) {
    const [first, ...rest] = words;
    const [page, files] =
      first !== undefined && isPage(first) ? [first, rest] : (['whole', words] as const);
    if (files.length > 1) return undefined;
    return { verb, scope: page, live, file: files[0] };
  }
  const [file, ...more] = words;
  if (file === undefined || file === '' || more.length > 0 || live) return undefined;
  if (verb === 'check') return yes ? undefined : { verb, file };
  return verb === 'import' ? { verb, file, yes } : undefined;
};
