import { cutText } from '#schemas/text/cut-text.ts';
import type { MediaFault } from '#src/platform/media/fault.ts';

type PlayedLesson = { id: string; title: string; product: { id: string; title: string } };

const LONGEST = 80;

const reported = new Set<string>();

/**
 * Reports once per visit that a lesson's medium is missing or broken. Only course and lesson are named,
 * since an address may be signed for one person. A failing network is no fault of the lesson.
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
  // sharing the home page's module would create another file in the first view
  import('#src/platform/diagnostics/report.ts').then(
    ({ report }) => report(pathname, [entry]),
    () => undefined,
  );
};
