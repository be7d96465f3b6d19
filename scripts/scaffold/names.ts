import { isPublicPath } from '#src/platform/session/public-paths.ts';

const callKinds = ['read', 'list', 'write'] as const;
export type CallKind = (typeof callKinds)[number];

const pageKinds = ['list', 'detail', 'form', 'result', 'free'] as const;
export type PageKind = (typeof pageKinds)[number];

type Access = 'public' | 'member';

/** A new call of a noun, such as `listNotes` of `note`; `params`: the ids in its payload. */
export type NewCall = {
  noun: string;
  name: string;
  kind: CallKind;
  access: Access;
  params: readonly string[];
};

/** A new page of a noun, such as `issue` of `news`; `call` is what feeds it, or what a form sends; `sends`: the call of the form on a detail page. */
export type NewPage = {
  noun: string;
  name: string;
  route: string;
  kind: PageKind;
  title: string;
  call: string;
  sends?: string;
  access: Access;
};

const callKindOf: Readonly<Record<PageKind, CallKind>> = {
  list: 'list',
  detail: 'read',
  result: 'read',
  form: 'write',
  free: 'read',
};

const callWords: Readonly<Record<CallKind, string>> = {
  read: 'read',
  list: 'list',
  write: 'send',
};

/** `listNotes` → `list-notes` */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `wish` → `Wish` */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `case_id` → `caseId` */
const joined = (words: readonly string[]): string =>
  words
    .flatMap((word) => word.split('_'))
    .map(capital)
    .join('')
    .replace(/^./, (letter) => letter.toLowerCase());

/** The parameters in a path: `/note/:id` → `id` */
export const namesIn = (route: string): string[] =>
  [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const examplePath = (route: string): string => route.replace(/:\w+/g, '1');

/** `own-issues` → `ownIssues` */
export const camel = (name: string): string => joined(name.split('-'));

const paramsOf = ({ kind, route }: NewPage): string[] => {
  const names = namesIn(route);
  return kind === 'list' || kind === 'form' || names.length > 0 ? names : ['id'];
};

/** The call of a page; its payload has the ids in the path, or else `?id=` of one thing. */
export const callOf = (page: NewPage): NewCall => {
  const { noun, call: name, kind, access } = page;
  return { noun, name, kind: callKindOf[kind], access, params: paramsOf(page) };
};

/** The call of the form on a detail page. */
const sentCallOf = (page: NewPage): NewCall[] =>
  page.sends === undefined
    ? []
    : [
        {
          noun: page.noun,
          name: page.sends,
          kind: 'write',
          access: 'member',
          params: paramsOf(page),
        },
      ];

/** All calls of a page. */
export const callsOf = (page: NewPage): NewCall[] => [callOf(page), ...sentCallOf(page)];

export const NOUN = /^[a-z]+$/;
const PAGE = /^[a-z]+(?:-[a-z]+)*$/;
export const NAME = /^[a-z][A-Za-z0-9]*$/;
const ROUTE = /^(?:\/\w+)(?:\/:?\w+)*$/;
export const TITLE = /^[\p{Script=Han}\w]+$/u;

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T =>
  kinds.some((each) => each === kind);

/** The requested call, or a Chinese sentence why it cannot be made. */
export const readCall = ([noun = '', name = '', kind = 'read']: readonly string[]):
  | NewCall
  | string => {
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!NAME.test(name)) return `接口名须为 camelCase：${name}`;
  return isOneOf(callKinds, kind)
    ? { noun, name, kind, access: 'member', params: kind === 'read' ? ['id'] : [] }
    : `接口类型须为 ${callKinds.join('、')}`;
};

/** The requested page, or a Chinese sentence why it cannot be made. */
export const readPage = (words: readonly string[]): NewPage | string => {
  const [noun = '', name = '', given = '', kind = '', title = '新页面', named, sends] = words;
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!PAGE.test(name)) return `页面名须为小写英文单词，多个词用短横线连接：${name}`;
  if (!ROUTE.test(given)) return `路由须形如 /word 或 /word/:id：${given}`;
  if (!isOneOf(pageKinds, kind)) return `页面类型须为 ${pageKinds.join('、')}`;
  const route = given.replace(/:(\w+)/g, (_, id) => `:${joined([id])}`);
  const call = named ?? `${callWords[callKindOf[kind]]}${capital(camel(name))}`;
  if (!TITLE.test(title)) return `标题须为中文：${title}`;
  const access = isPublicPath(examplePath(route)) ? 'public' : 'member';
  const odd = [call, sends ?? call].find((each) => !NAME.test(each));
  if (odd !== undefined) return `接口名须为 camelCase：${odd}`;
  if (sends !== undefined && kind !== 'detail') return `只有 detail 页面带表单：${sends}`;
  return { noun, name, route, kind, title, call, access, ...(sends && { sends }) };
};
