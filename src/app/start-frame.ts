/**
 * Runs in the HTML of an ordinary page, as it is written here, before its frame is painted. The element names where the
 * token is stored (`data-token`), for whom the frame says something that may be wrong (`data-unknown`: `visitor`,
 * `member`, `messenger`), and the names in a query on which it hangs (`data-params`): a visitor of a member's page sees the
 * shape of any page, all others the bar without a title. What is pressed and typed is written down, for
 * the app to repeat.
 */
export const startFrame = (
  element: HTMLOrSVGScriptElement | null,
  page: Pick<Location, 'search' | 'hash'> = location,
): void => {
  const { token: stored = '', unknown = '', params = '' } = element?.dataset ?? {};
  const { documentElement: html } = document;
  const messenger = /micromessenger/i.test(navigator.userAgent);
  html.toggleAttribute('data-messenger', messenger);
  const [visit] = performance.getEntriesByType('navigation');
  const opened = visit && Reflect.get(visit, 'type') === 'navigate';
  html.toggleAttribute('data-arrival', opened || Object(history.state).arrival === true);
  let token: string | null = null;
  try {
    token = localStorage.getItem(stored);
  } catch {
    // without storage there is no session
  }
  const who = [token ? 'member' : 'visitor', messenger ? 'messenger' : ''];
  const query = new URLSearchParams(page.search);
  const asked = params.split(' ').some((name) => query.get(name));
  const names = unknown.split(' ');
  if (!token && names.includes('visitor')) html.dataset.frame = 'none';
  else if (asked || page.hash.startsWith('#/') || who.some((each) => each && names.includes(each)))
    html.dataset.frame = 'plain';
  const presses: (EventTarget | null)[] = [];
  globalThis.earlyPresses = presses;
  const inFrame = ({ target }: Event) =>
    target instanceof Element && target.closest('[data-first]');
  for (const name of ['click', 'input'])
    addEventListener(name, (event) => void (inFrame(event) && presses.push(event.target)), true);
  // the app sends what its own button is pressed for
  addEventListener('submit', (event) => void (inFrame(event) && event.preventDefault()), true);
};
