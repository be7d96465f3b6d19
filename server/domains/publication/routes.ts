import type { Host } from '../../platform/endpoint/implement.ts';
import { startJobRunner } from '../../platform/jobs/run.ts';
import { publicationJobs } from './jobs.ts';

/** What is published by the clock; operators' calls are served at the console. */
export const servePublication = (host: Host): void => startJobRunner(host, publicationJobs);
