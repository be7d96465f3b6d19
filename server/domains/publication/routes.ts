import type { JobHost } from '../../platform/jobs/run.ts';
import { publicationJobs } from './jobs.ts';

/** What is published by the clock; operators' calls are served at the console. */
export const servePublication = ({ jobs }: JobHost): void => jobs.own(publicationJobs);
