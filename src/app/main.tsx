import './zod.ts';
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createHomeEngine } from '../home/home-engine.ts';
import { startHome } from '../home/start-home.ts';
import { App } from './app.tsx';
import { followClicks } from './follow-clicks.ts';
import { createRoot } from './vendor.ts';

const engine = createHomeEngine();
startHome(engine, location.pathname);

const root = document.getElementById('root');
if (root) {
  followClicks(root);
  createRoot(root).render(
    <StrictMode>
      <App firstEngine={engine} />
    </StrictMode>,
  );
}
