import { cutText } from '#schemas/text/cut-text.ts';
import type { MediaFault } from '#src/platform/media/fault.ts';

type PlayedLesson = { id: string; title: string; product: { id: string; title: string } };

const LONGEST = 80;

const reported = new Set<string>();

/**
 * Reports once per visit that what a lesson plays is gone or broken, by its course and lesson alone: an address
 * may be signed for somebody. A network that fails is no fault of the lesson.
 */
export const reportUnplayable = ({ id, title, product }: PlayedLesson, fault: MediaFault): void => {
  if (fault === 'network' || reported.has(id)) return;
  reported.add(id);
  const { pathname } = location;
  const entry = {
    fault: 'media-unplayable',
    section: `《${cutText(product.title, LONGEST)}》${cutText(title, LONGEST)}（编号 ${product.id}-${id}）`,
    endpoint: '',
    path: '',
    expected: 'media that plays',
    came: JSON.stringify(fault),
    shown: 'hidden',
  } as const;
  // the home page's own way to it would be a file of its own in the first view
  import('#src/platform/diagnostics/report.ts').then(
    ({ report }) => report(pathname, [entry]),
    () => undefined,
  );
};
