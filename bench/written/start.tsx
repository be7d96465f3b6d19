import { createRoot, hydrateRoot } from 'react-dom/client';
import { ANSWERS, type Call, type WrittenPage } from './written-page.ts';

const load = async ([path, payload]: Call) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(payload) });
  return (await answer.json()).data;
};

/** Takes over what the server has drawn; where it has drawn nothing, asks for the data and draws. */
export const start = async <A extends readonly unknown[], P extends object>({
  Page,
  calls,
  propsOf,
}: WrittenPage<A, P>): Promise<void> => {
  const root = document.getElementById('root');
  const known = document.getElementById(ANSWERS)?.textContent;
  if (!root) return;
  if (known) return void hydrateRoot(root, <Page {...propsOf(JSON.parse(known))} />);
  const answers = await Promise.all(calls(location.pathname).map(load));
  // in the order of the calls, and believed to be what the back end promises
  createRoot(root).render(<Page {...propsOf(answers as unknown as A)} />);
};
