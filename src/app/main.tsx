import './zod.ts';
import '#src/ui/tokens/tokens.css';
import '#src/ui/tokens/base.css';
import './first-styles.ts';
// first: this module reads the address that the browser opened, before anything changes it
import '#src/platform/wechat/landing.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHomeEngine } from '#src/home/home-engine.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { isWechat } from '#src/platform/device/device.ts';
import { noteStart } from '#src/platform/diagnostics/starts.ts';
import { noteArrival } from '#src/platform/navigation/arrival.ts';
import { followLayers } from '#src/platform/screen/layers.ts';
import { savesData } from '#src/platform/screen/saves-data.ts';
import { isMember, readSession, writeSession } from '#src/platform/session/session.ts';
import { sparePictures } from '#src/ui/media/fitted.ts';
import { App, loadHome, loadPage } from './app.tsx';
import { followClicks } from './follow-clicks.ts';
import { mendStaleCode } from './stale-code.ts';
import { startAddress } from './start-address.ts';
import {
  builtNames,
  builtSections,
  documentAnswers,
  frameTakeOver,
  holdsFrame,
  rootToDraw,
} from './take-over.ts';

mendStaleCode(import.meta.url);
const messenger = isWechat(navigator.userAgent);
// the messenger shows a bar of its own, so the styles leave out ours
document.documentElement.toggleAttribute('data-messenger', messenger);
if (savesData()) sparePictures(devicePixelRatio);
const start = startAddress(location, isMember(), messenger, readSession('beforeLoginUrl'));
if (start) history.replaceState(null, '', start.address);
// before all others who listen to the history
followLayers();
noteArrival();
if (start?.returnTo) writeSession('beforeLoginUrl', start.returnTo);
const host = document.getElementById('root');
const built = builtSections(host);
let answers = built && !isMember() ? documentAnswers() : undefined;
// a visitor's answer is better than none, and stands there already
const otherwise = (key: string) => {
  if (!built) return undefined;
  answers ??= documentAnswers();
  return answers.get(key);
};
const engine = { ...createHomeEngine(noteStart(), answers, otherwise), first: built };

/** Loads what the first page consists of; what fails here is loaded again and told of by the page itself. */
const loadFirst = async (root: HTMLElement): Promise<void> => {
  const { pathname } = location;
  if (!homeRoutes.includes(pathname))
    await loadPage(pathname, document.documentElement.dataset.rows);
  // what the server's page shows is drawn in one pass once its code is there
  else await loadHome(engine, pathname, built ? builtNames(root) : undefined);
};

if (host) {
  const root = rootToDraw(host, built);
  const page = createRoot(root);
  // above the listeners of what is drawn, whose own handlers may cancel a click
  followClicks(root);
  if (root !== host) followClicks(host);
  const render = () =>
    page.render(
      <StrictMode>
        <App firstEngine={engine} />
      </StrictMode>,
    );
  const loading = loadFirst(host);
  const ready = holdsFrame(host) ? frameTakeOver(host, loading) : loading;
  ready.then(render, render);
}
