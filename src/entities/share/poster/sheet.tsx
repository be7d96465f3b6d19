import { useMemo } from 'react';
import * as z from 'zod/mini';
import { memberSchema } from '#schemas/member/fields.ts';
import { siteInfo } from '#schemas/site/visit-endpoints.ts';
import { useCall } from '#src/platform/reading/use-call.ts';
import { sessionUser } from '#src/platform/session/session.ts';
import type { SharedThing } from '../shared-thing.ts';
import type { SharedPoster } from './draw.ts';
import { PosterFrame } from './frame.tsx';

const ownName = (): string => {
  const member = z.safeParse(memberSchema, sessionUser());
  return member.success ? member.data.nickname : '';
};

const altOf = ({ title, price, inviter, site }: SharedPoster): string =>
  [`${inviter}邀请你一起学：${title}`, price, site, '二维码通向它的页面']
    .filter(Boolean)
    .join('。');

export const PosterSheet = ({ thing, link }: { thing: SharedThing; link: string | undefined }) => {
  const { data, error } = useCall(siteInfo);
  const known = data !== undefined || error !== undefined;
  const site = data?.title ?? '';
  const { title, price = '', picture = '' } = thing;
  const poster = useMemo(
    (): SharedPoster => ({ title, price, picture, site, inviter: ownName() }),
    [title, price, picture, site],
  );
  const draw = useMemo(() => {
    if (!known || !link) return undefined;
    return async (element: Element) =>
      (await import('./draw.ts')).drawSharePoster(poster, link, element);
  }, [known, link, poster]);
  return <PosterFrame draw={draw} alt={altOf(poster)} file="分享海报.png" />;
};
