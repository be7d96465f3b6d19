/**
 * Makes a member's calls of a home page as soon as its HTML has come: those whose answers to a visitor stand in it, but
 * for what only visitors are shown, and those of members alone. It stands in the HTML as it is written here: the element
 * names where the token is stored, what the app can draw, and paths and bodies of members' calls. A call of which an
 * answer is saved is left to the page.
 */
export const startMemberCalls = (element: HTMLOrSVGScriptElement | null): void => {
  const { token: stored = '', drawsHeader = '', draws = '', own = '[]' } = element?.dataset ?? {};
  try {
    const token = localStorage.getItem(stored);
    if (!token) return;
    const saved = Object.keys(localStorage).filter((key) => key.startsWith('CACHE:'));
    const calls = 'script[data-call]:not([data-visitors])';
    const answers = [...document.querySelectorAll<HTMLElement>(calls)];
    const named = answers.map(({ dataset: { call = '', body = '' } }) => [call, body]);
    // written by the server
    const owned = JSON.parse(own) as string[][];
    const send = globalThis.sendInBatch ?? fetch;
    globalThis.earlyCalls = [...named, ...owned].flatMap(([call = '', body = '']) => {
      const key = `${call} ${body}`;
      if (saved.some((each) => each.endsWith(key))) return [];
      const control = new AbortController();
      const response = send(call, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [drawsHeader]: draws, token },
        body,
        signal: control.signal,
      });
      // read at once, since a connection waits for whoever reads it
      const answer = response.then(async (each) => new Response(await each.text(), each));
      // whoever takes the answer hears of its failure
      answer.catch(() => {});
      return [{ key: `${token} ${key}`, sent: performance.now(), control, answer }];
    });
  } catch {
    // without storage there is no session
  }
};
