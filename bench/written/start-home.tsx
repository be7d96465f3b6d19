import { page } from './home.tsx';
import { start } from './start.tsx';

void start(page);
