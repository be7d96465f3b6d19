export const BATCH_PATH = '/v1/batch/read';

/** Calls in a batch at most. */
export const BATCH_MOST = 30;

/** Of answers that are sent line by line, each a JSON text. */
export const BATCH_TYPE = 'application/x-ndjson';
