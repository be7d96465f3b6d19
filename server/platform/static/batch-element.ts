import { BATCH_MOST, BATCH_PATH, BATCH_TYPE } from '#schemas/batch/fields.ts';
import { batchScriptIn } from './pages.ts';

/**
 * What tells the app in the HTML of a page that several reads may travel as one call, ahead of whatever makes calls; ''
 * in a build without it. Only for pages in front of our own back end: another one has the specification's calls alone.
 */
export const batchElement = (clientDir: string): string => {
  const script = batchScriptIn(clientDir);
  return (
    script &&
    `<script data-path="${BATCH_PATH}" data-type="${BATCH_TYPE}" data-most="${BATCH_MOST}">${script}</script>`
  );
};
