import type { Landing } from '#schemas/landing/endpoints.ts';

type Carded = Pick<Landing, 'title' | 'shareTitle' | 'shareText' | 'sharePicture'> & {
  thumb?: string;
};

/** What a shared link to a page shows: what operators wrote for it, else what the page itself says. */
export const cardOf = ({ title, shareTitle, shareText, sharePicture, thumb = '' }: Carded) => ({
  title: shareTitle || title,
  desc: shareText,
  imgUrl: sharePicture || thumb,
});
