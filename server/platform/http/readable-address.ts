const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
const UNRESOLVED = /\/(?:\.|%2e)|\\/i;

export const pathAndQuery = (target: string): { path: string; query: string } => {
  const local = target.replace(ABSOLUTE, '');
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  return { path: path || '/', query };
};

/** Undefined for an invalid percent encoding. */
export const unescaped = (path: string): string | undefined => {
  try {
    // the result is returned because the bundler drops a call without effects whose result is unused
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
 * Makes an address readable for the server: without a host, its dot segments resolved. A link that was cut within an
 * encoded character still opens its page, and so does one with a backslash, which the static file server refuses.
 */
export const readableAddress = (target: string): string => {
  if (!target.startsWith('/') && !ABSOLUTE.test(target)) return target;
  const { path, query } = pathAndQuery(target);
  const known = readable(path);
  return (UNRESOLVED.test(known) ? new URL(`http://localhost${known}`).pathname : known) + query;
};
