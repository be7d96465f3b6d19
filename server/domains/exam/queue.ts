import { appeals } from './appeal/queue.ts';
import { marking } from './marking/queue.ts';

export const queues = [marking, appeals];
