import { cutText } from '#schemas/text/cut-text.ts';
import type { Endpoint } from '#schemas/wire/define-endpoint.ts';
import { droppedItems } from '#schemas/wire/structures.ts';
import { sendDiagnostics } from './sink.ts';

const LONGEST = 120;
const reported = new Set<string>();

const sample = (came: unknown): string => cutText(JSON.stringify(came) ?? '', LONGEST);

/** Reports once which items of a decoded list were left out. `location`: where the list is shown. */
export const reportLeftOut = (
  { path: endpoint }: Endpoint,
  location: string,
  items: readonly unknown[],
): void => {
  const entries = droppedItems(items).map(({ path, expected, came }) => ({
    fault: 'item-left-out' as const,
    section: location,
    endpoint,
    path,
    expected: cutText(expected, LONGEST),
    came: sample(came),
    shown: 'rest' as const,
  }));
  const news = entries.filter((entry) => !reported.has(JSON.stringify(entry)));
  for (const entry of news) reported.add(JSON.stringify(entry));
  if (news.length > 0) sendDiagnostics(news);
};
