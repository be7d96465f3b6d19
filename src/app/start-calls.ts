import type { EarlyCall } from '#src/platform/calls/early-calls.ts';

export type NamedCall = {
  path: string;
  member: boolean;
  body: Readonly<Record<string, unknown>>;
  /** Body field → name of the id in the address; a name that ends in `?` is optional. */
  from: Readonly<Record<string, string | undefined>>;
};

/**
 * Makes the first calls of a page as soon as its HTML arrives. The function is copied into the HTML without
 * its imports: the element names the pattern of the page's address, the calls, and the storage key of the
 * token; `data-who` leaves them to the phones of members, or of visitors. The page itself makes a call where the
 * address lacks the id, where the address holds a choice such as `?tab=`, and where the page may restore what it showed.
 */
export const startCalls = (
  element: HTMLOrSVGScriptElement | null,
  page: Pick<Location, 'pathname' | 'search'> = location,
): void => {
  const { pattern = '', calls = '[]', token: stored = '', who } = element?.dataset ?? {};
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
    if (who && (who === 'member') !== (token !== '')) return;
    // written by the build
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
      const answer = (globalThis.sendInBatch ?? fetch)(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { token }) },
        body: sent,
        signal: control.signal,
      });
      // the page that takes the answer handles its failure
      answer.catch(() => {});
      early.push({ key: `${token} ${path} ${sent}`, sent: performance.now(), control, answer });
    }
  } catch {
    // without storage the page makes its calls itself
  }
  globalThis.earlyCalls = early;
};
