import { page } from './orders.tsx';
import { start } from './start.tsx';

void start(page);
