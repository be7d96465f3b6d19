import { parseArgs } from 'node:util';

export type Arguments =
  | { origin: string; token: string | undefined; timeout: number; write: boolean }
  | { fault: string };

const USAGE = '用法：npm run conform -- <地址> [--token <会员的 token>] [--timeout <秒>] [--write]';

/** In seconds, like the app's. */
const TIMEOUT = '10';
const LONGEST = 600;

/** http and https only, without a path, since calls have their whole paths. */
const originOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(address);
  const isPlain = pathname === '/' && !search && !hash && !username && !password;
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
};

/** A token may begin with a hyphen, and would be taken for an option. */
const withToken = (given: readonly string[]): string[] =>
  given.flatMap((each, at) => {
    if (given[at - 1] === '--token') return [];
    const token = given[at + 1];
    return each === '--token' && token !== undefined ? [`--token=${token}`] : [each];
  });

const parsed = (given: readonly string[]) => {
  try {
    return parseArgs({
      args: withToken(given),
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        timeout: { type: 'string', default: TIMEOUT },
        write: { type: 'boolean', default: false },
      },
    });
  } catch {
    return undefined;
  }
};

export const readArguments = (given: readonly string[]): Arguments => {
  const read = parsed(given);
  const [address, ...more] = read?.positionals ?? [];
  if (!read || address === undefined || more.length > 0) return { fault: USAGE };
  const { token, timeout, write } = read.values;
  const origin = originOf(address);
  if (!origin) return { fault: `${address} 不是后端的地址，应像 https://api.example.com 这样` };
  const seconds = Number(timeout);
  if (!(seconds > 0 && seconds <= LONGEST))
    return { fault: `--timeout 应为 ${LONGEST} 以内的秒数` };
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    return { fault: '--token 应为没有空格的英文字符' };
  return { origin, token, timeout: seconds * 1000, write };
};
