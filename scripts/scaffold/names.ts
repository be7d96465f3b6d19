/** How a call is made: it reads one thing, reads a list, or changes something. */
const callKinds = ['read', 'list', 'write'] as const;
export type CallKind = (typeof callKinds)[number];

const pageKinds = ['list', 'detail', 'form', 'result', 'free'] as const;
export type PageKind = (typeof pageKinds)[number];

/** A further call of a noun, such as `listNotes` of `note`. */
export type NewCall = { noun: string; name: string; kind: CallKind };

/** A further page of a noun; `call` feeds it, or is what it sends. */
export type NewPage = { noun: string; route: string; kind: PageKind; title: string; call: string };

/** The kind of call that feeds a page of each kind. */
export const callKindOf: Readonly<Record<PageKind, CallKind>> = {
  list: 'list',
  detail: 'read',
  result: 'read',
  form: 'write',
  free: 'read',
};

/** `listNotes` → `list-notes` */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `/note/list` → `noteList` */
export const camel = (route: string): string =>
  route
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
    .flatMap((part) => part.split('_'))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')
    .replace(/^./, (letter) => letter.toLowerCase());

const NOUN = /^[a-z]+$/;
const NAME = /^[a-z]+(?:[A-Z][a-z]*)*$/;
const ROUTE = /^(?:\/\w+)(?:\/:?\w+)*$/;
const TITLE = /^[\p{Script=Han}\w]+$/u;

const isOneOf = <T extends string>(kinds: readonly T[], kind: string): kind is T =>
  kinds.some((each) => each === kind);

/** The call that the arguments ask for, or why it cannot be made. */
export const readCall = ([noun = '', name = '', kind = 'read']: readonly string[]):
  | NewCall
  | string => {
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!NAME.test(name)) return `接口名须为 camelCase：${name}`;
  return isOneOf(callKinds, kind) ? { noun, name, kind } : `接口类型须为 ${callKinds.join('、')}`;
};

/** The page that the arguments ask for, or why it cannot be made. */
export const readPage = (asked: readonly string[]): NewPage | string => {
  const [noun = '', route = '', kind = '', title = '新页面', call = camel(route)] = asked;
  if (!NOUN.test(noun)) return `业务名须为小写英文单词：${noun}`;
  if (!ROUTE.test(route)) return `路由须形如 /word 或 /word/:id：${route}`;
  if (!isOneOf(pageKinds, kind)) return `页面类型须为 ${pageKinds.join('、')}`;
  if (!TITLE.test(title)) return `标题须为中文：${title}`;
  return NAME.test(call) ? { noun, route, kind, title, call } : `接口名须为 camelCase：${call}`;
};
