import type { EarlyCall } from '#src/platform/calls/early-calls.ts';

/** A call as the HTML of a page names it. */
export type NamedCall = {
  path: string;
  /** Made for members alone. */
  member: boolean;
  body: Readonly<Record<string, unknown>>;
  /**
   * Names in the address of ids in the body, by their names in the body. A name that ends in `?` may
   * be missing there.
   */
  from: Readonly<Record<string, string | undefined>>;
};

/**
 * Makes the calls that a page will make first, as soon as its HTML has come. It stands in the HTML as
 * it is written here, without its imports: the element names the pattern of the page's address, the
 * calls, and where the token is stored. A call is left to the page where the address has no id for
 * it, or a choice of its own such as `?tab=`, and where the page may come back with what it showed.
 */
export const startCalls = (
  element: HTMLOrSVGScriptElement | null,
  page: Pick<Location, 'pathname' | 'search'> = location,
): void => {
  const { pattern = '', calls = '[]', token: stored = '' } = element?.dataset ?? {};
  const names = pattern.split('/');
  const parts = page.pathname.split('/');
  const query = new URLSearchParams(page.search);
  const inAddress = (name: string): string =>
    parts[names.indexOf(`:${name}`)] ?? query.get(name) ?? '';
  const [visit] = performance.getEntriesByType('navigation');
  const again = visit && Reflect.get(visit, 'type') !== 'navigate';
  const early: EarlyCall[] = [];
  try {
    const token = localStorage.getItem(stored) ?? '';
    // the build has written them
    const named = again ? [] : (JSON.parse(calls) as NamedCall[]);
    for (const { path, member, body, from } of named) {
      const ids = Object.entries(from).map(([name, word = '']) => ({
        name,
        id: inAddress(word.replace('?', '')),
        spare: word.endsWith('?'),
      }));
      const complete = ids.every(({ id, spare }) => /^\d{1,15}$/.test(id) || (spare && id === ''));
      const chosen = Object.entries(body).some(
        ([name, value]) => !(name in from) && (query.get(name) ?? value) !== value,
      );
      if (!complete || chosen || (member && !token)) continue;
      const given = ids.filter(({ id }) => id !== '').map(({ name, id }) => [name, id]);
      const sent = JSON.stringify({ ...body, ...Object.fromEntries(given) });
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
    // without storage the page makes its calls itself
  }
  globalThis.earlyCalls = early;
};
