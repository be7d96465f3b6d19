import { existsSync, readFileSync } from 'node:fs';
import { filesOf } from '../project.mjs';
import { hasCall } from './call.ts';
import { callsOf, type NewCall, type NewPage } from './names.ts';
import { addressFile, addressName, pageFolder } from './page.ts';

/** A word to avoid in names, and what to use instead. */
type Advice = { word: string; instead: string };

export type NameAdvice = (name: string, at?: string) => readonly Advice[];

export const wordsRefusal = (
  adviceOn: NameAdvice,
  names: readonly string[],
): string | undefined => {
  const [advice] = names.flatMap((name) => adviceOn(name));
  return advice && `名字里的 ${advice.word} 说不清是什么，请改用 ${advice.instead}`;
};

const holderOf = (route: string): string | undefined => {
  const pattern = route.replace(/:\w+/g, ':');
  const files = filesOf(['schemas']).filter((file) => file.endsWith('/addresses.ts'));
  for (const file of files)
    for (const [, name, own = ''] of readFileSync(file, 'utf8').matchAll(
      /export const (\w+) = address\(\s*'([^']+)'/g,
    ))
      if (own.replace(/:\w+/g, ':') === pattern) return `${file} 的 ${name}`;
  return undefined;
};

const hasAddress = (page: NewPage): boolean =>
  existsSync(addressFile(page)) &&
  readFileSync(addressFile(page), 'utf8').includes(`const ${addressName(page)} =`);

export const callRefusal = (call: NewCall, adviceOn: NameAdvice): string | undefined =>
  wordsRefusal(adviceOn, [call.noun, call.name]) ??
  (hasCall(call) ? `${call.noun} 已有接口 ${call.name}，请换一个接口名` : undefined);

export const pageRefusal = (page: NewPage, adviceOn: NameAdvice): string | undefined => {
  const words = wordsRefusal(adviceOn, [
    page.noun,
    page.name,
    ...callsOf(page).map(({ name }) => name),
  ]);
  if (words) return words;
  if (existsSync(pageFolder(page))) return `${pageFolder(page)} 已经存在，请换一个页面名`;
  if (hasAddress(page)) return `${addressFile(page)} 已有 ${addressName(page)}，请换一个页面名`;
  const holder = holderOf(page.route);
  return holder && `路由 ${page.route} 已属于 ${holder}，请换一个路由`;
};
