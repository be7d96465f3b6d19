const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** What may have to be resolved: dots at the start of a segment, and backslashes. */
const UNRESOLVED = /\/(?:\.|%2e)|\\/i;

/** Path and query of a request's target, which may name a host as well. */
export const pathAndQuery = (target: string): { path: string; query: string } => {
  const local = target.replace(ABSOLUTE, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  return { path: path || '/', query };
};

/** The text behind escapes of the form `%E9`; undefined where they cannot be read. */
export const unescaped = (path: string): string | undefined => {
  try {
    // the bundler drops a call without effects whose result nobody takes
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const readable = (path: string): string => {
  if (!path.includes('%')) return path;
  return unescaped(path) === undefined ? path.replaceAll('%', '%25') : path.replace(/%5c/gi, '%2F');
};

/**
 * An address that the server can read: without a host, and its dot segments resolved. A link that was
 * cut in the middle of a character still opens its page, and so does one with a backslash, which the
 * server of files refuses to look at.
 */
export const readableAddress = (target: string): string => {
  if (!target.startsWith('/') && !ABSOLUTE.test(target)) return target;
  const { path, query } = pathAndQuery(target);
  const known = readable(path);
  return (UNRESOLVED.test(known) ? new URL(`http://localhost${known}`).pathname : known) + query;
};
