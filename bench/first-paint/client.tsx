import { hydrateRoot } from 'react-dom/client';
import { ANSWERS, Page } from './page.tsx';

const root = document.getElementById('root');
const answers = document.getElementById(ANSWERS)?.textContent;
if (root && answers) hydrateRoot(root, <Page {...JSON.parse(answers)} />);
