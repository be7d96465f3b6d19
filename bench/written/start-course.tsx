import { page } from './course.tsx';
import { start } from './start.tsx';

void start(page);
