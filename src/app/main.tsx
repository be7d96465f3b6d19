import './zod.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHomeEngine } from '../home/home-engine.ts';
import { startFacts } from '../home/page-facts.ts';
import { App } from './app.tsx';
import { followClicks } from './follow-clicks.ts';

const engine = createHomeEngine();
const homes = ['/', '/drawIndex'];
// the calls are under way before React begins
if (homes.includes(location.pathname)) startFacts(engine.loader);

const root = document.getElementById('root');
if (root) {
  followClicks(root);
  createRoot(root).render(
    <StrictMode>
      <App firstEngine={engine} />
    </StrictMode>,
  );
}
