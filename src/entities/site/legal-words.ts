import type { legalText } from '#schemas/site/text-endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { dayText } from '#src/platform/time/china-date.ts';

/** Props of `LegalText`; `updated` is a day in China, '' for none. */
export const legalWords = ({ title, version, updated, chapters }: Data<typeof legalText>) => ({
  title,
  version,
  updated: updated === null ? '' : dayText(updated),
  chapters,
});
