import { appeals } from './appeal/queue.ts';

export const queues = [appeals];
