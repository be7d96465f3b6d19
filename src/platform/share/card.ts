import { LOGIN_TRACES } from '../session/login-traces.ts';

/** What a shared link shows. `imgUrl` and `link` are absolute once the card is complete. */
export type ShareCard = { title: string; desc: string; imgUrl: string; link: string };

export const REFERRAL = 'member_id';

const resolved = (address: string, base: string): URL | undefined => {
  try {
    const url = new URL(address, base);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The address to share: absolute, without login parameters, and within the app with the id of the sharing
 * member (a visitor, '', passes on the id in the address).
 */
export const sharedLink = (address: string, page: string, memberId: string): string => {
  const url = resolved(address, page) ?? new URL(page);
  for (const name of [...url.searchParams.keys()])
    if (LOGIN_TRACES.includes(name.toLowerCase())) url.searchParams.delete(name);
  url.hash = '';
  if (memberId && url.origin === new URL(page).origin) url.searchParams.set(REFERRAL, memberId);
  return url.href;
};

export type SharedPage = { href: string; title: string; memberId: string };

export const completeCard = (
  own: Partial<ShareCard> | undefined,
  fallback: Partial<ShareCard>,
  page: SharedPage,
): ShareCard => {
  const picture = own?.imgUrl || fallback.imgUrl;
  return {
    title: own?.title || fallback.title || page.title,
    desc: own?.desc || fallback.desc || '',
    imgUrl: picture ? (resolved(picture, page.href)?.href ?? '') : '',
    // a page with a card of its own shares its own address, never the default card's link
    link: sharedLink((own ? own.link : fallback.link) || page.href, page.href, page.memberId),
  };
};
