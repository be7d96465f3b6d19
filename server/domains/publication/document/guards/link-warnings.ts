import type { HomeDocument } from '#schemas/publication/home-document.ts';
import type { Database } from '../../../../db/database.ts';
import { type DocumentLink, linksWithin } from './links.ts';
import type { Notice } from './notice.ts';
import { isPage } from './pages.ts';
import { lookUpTargets, type Target, targetOf } from './targets.ts';

type Given = { db: Database; now: number; draft: HomeDocument; inFront: boolean };

type Judged = DocumentLink & { known: boolean; target: Target | undefined };

/** Whether a link within the app leads to a page of it, and to which thing. */
export const judgeLink = (link: string): Pick<Judged, 'known' | 'target'> => {
  const { pathname, searchParams } = new URL(link.replace(/^#/, ''), 'http://app');
  const known = isPage(pathname);
  return { known, target: known ? targetOf(pathname, searchParams) : undefined };
};

const gone = ({ kind }: Target): string =>
  kind === 'teacher' || kind === 'category' ? '不存在' : '不存在、已下架或已结束';

const notice = ({ path, of, link }: DocumentLink, why: string): Notice => ({
  section: '',
  text: `${of}的链接 ${link} ${why}，学员点了会看到打不开的页面`,
  at: path,
});

/**
 * Links that lead to no page of the app, or to something that cannot be opened. Only the pages are judged
 * where what they show is another back end's.
 */
export const linkWarnings = async ({ db, now, draft, inFront }: Given): Promise<Notice[]> => {
  const links = linksWithin(draft).map((link) => ({ ...link, ...judgeLink(link.link) }));
  const targets = inFront ? [] : links.flatMap(({ target }) => target ?? []);
  const known = await lookUpTargets(db, targets, now);
  const stands = (target: Target) => inFront || known(target)?.open === true;
  return links.flatMap((link) => {
    const { target } = link;
    if (!link.known) return [notice(link, '不是学员端的页面')];
    return target && !stands(target) ? [notice(link, `指向的${target.word}${gone(target)}`)] : [];
  });
};
