import { existsSync } from 'node:fs';

/** What a new call is called, and where its files lie. */
export type CallNames = {
  noun: string;
  /** `listNotes`: of the endpoint and its verb. */
  name: string;
  /** `list-notes`: of its files. */
  file: string;
};

/** How a call is made: it reads one thing, reads a list, or changes something. */
export const callKinds = ['read', 'list', 'write'] as const;
export type CallKind = (typeof callKinds)[number];

export const pageKinds = ['list', 'detail', 'form', 'result', 'free'] as const;
export type PageKind = (typeof pageKinds)[number];

export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const nameCall = (noun: string, name: string): CallNames => ({
  noun,
  name,
  file: kebab(name),
});

const NOUN = /^[a-z]+$/;
const NAME = /^[a-z]+(?:[A-Z][a-z]+)*$/;
const ROUTE = /^\/\w+(?:\/(?:\w+|:\w+))*$/;

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T =>
  kinds.some((each) => each === kind);

/** Why there cannot be such a call; undefined where there can. */
export const callProblem = (noun: string, name: string, kind: string): string | undefined => {
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!NAME.test(name)) return `接口名须为 camelCase：${name}`;
  if (!isOneOf(callKinds, kind)) return `接口类型须为 ${callKinds.join('、')} 之一：${kind}`;
  if (!existsSync(`server/domains/${noun}/routes.ts`)) return `还没有业务 ${noun}`;
  const place = `schemas/${noun}/${kebab(name)}-endpoints.ts`;
  return existsSync(place) ? `${place} 已经存在` : undefined;
};

/** Why there cannot be such a page; undefined where there can. */
export const pageProblem = (noun: string, route: string, kind: string): string | undefined => {
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!ROUTE.test(route)) return `路由须形如 /word 或 /word/:id：${route}`;
  return isOneOf(pageKinds, kind)
    ? undefined
    : `页面类型须为 ${pageKinds.join('、')} 之一：${kind}`;
};
