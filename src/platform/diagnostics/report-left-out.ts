import { cutText } from '#schemas/cut-text.ts';
import type { Endpoint } from '#schemas/define-endpoint.ts';
import { droppedItems } from '#schemas/structures.ts';
import { sendDiagnostics } from './sink.ts';

const LONGEST = 120;
const told = new Set<string>();

const sample = (came: unknown): string => cutText(JSON.stringify(came) ?? '', LONGEST);

/** Reports once which items of a decoded list were left out. `place`: where the list is shown. */
export const reportLeftOut = (
  { path: endpoint }: Endpoint,
  place: string,
  items: readonly unknown[],
): void => {
  const entries = droppedItems(items).map(({ path, expected, came }) => ({
    fault: 'item-left-out' as const,
    section: place,
    endpoint,
    path,
    expected: cutText(expected, LONGEST),
    came: sample(came),
    shown: 'rest' as const,
  }));
  const news = entries.filter((entry) => !told.has(JSON.stringify(entry)));
  for (const entry of news) told.add(JSON.stringify(entry));
  if (news.length > 0) sendDiagnostics(news);
};
