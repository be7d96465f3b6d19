import type { EarlyCall } from '../platform/calls/early-calls.ts';

/** A call as the HTML of a page names it. */
export type NamedCall = {
  path: string;
  /** Made for members alone. */
  member: boolean;
  body: Readonly<Record<string, unknown>>;
  /**
   * Names in the address of values of the body, by their names in the body. A name that ends in `?`
   * may be missing there; without any other the call is not made.
   */
  from: Readonly<Record<string, string | undefined>>;
};

/**
 * Makes the calls that a page will make first, as soon as its HTML has come. It stands in the HTML as
 * it is written here, without its imports: the element names the pattern of the page's address and
 * the calls. Another value of the body is replaced by the address's query where that has its name.
 */
export const startCalls = (element: HTMLOrSVGScriptElement | null): void => {
  const { pattern = '', calls = '[]' } = element?.dataset ?? {};
  const names = pattern.split('/');
  const parts = location.pathname.split('/');
  const query = new URLSearchParams(location.search);
  const inAddress = (name: string): string | null => {
    const part = parts[names.indexOf(`:${name}`)] ?? '';
    return decodeURIComponent(part) || query.get(name);
  };
  const early: EarlyCall[] = [];
  try {
    const token = localStorage.getItem('TOKEN') ?? '';
    // the build has written them
    for (const { path, member, body, from } of JSON.parse(calls) as NamedCall[]) {
      const values = Object.entries(body).map(([name, value]) => {
        const given = inAddress((from[name] ?? name).replace('?', ''));
        return [name, typeof value === 'string' && given ? given : value] as const;
      });
      const sent = JSON.stringify(Object.fromEntries(values));
      const complete = Object.values(from).every(
        (name = '') => /\?$/.test(name) || inAddress(name),
      );
      if (!complete || (member && !token)) continue;
      const control = new AbortController();
      const answer = fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { token }) },
        body: sent,
        signal: control.signal,
      });
      // whoever takes the answer hears of its failure
      answer.catch(() => {});
      early.push({ key: `${token} ${path} ${sent}`, sent: performance.now(), control, answer });
    }
  } catch {
    // no storage, or a broken escape in the address: the page makes its calls itself
  }
  globalThis.earlyCalls = early;
};
