/** The channels by which a page is shared, by the `type` of its address. */
export const channels = {
  1: '微信好友',
  2: '朋友圈',
  3: '海报',
  4: '其他',
} as const;

export type Channel = keyof typeof channels;

export const OTHER_CHANNEL = 4;

/** `OTHER_CHANNEL` for an unknown `type`. */
export const channelOf = (type: string): Channel => {
  const named = [1, 2, 3] as const;
  return named.find((each) => String(each) === type) ?? OTHER_CHANNEL;
};

/** The space that a picture takes, also before it has loaded; it is shown whole in it. */
export const pictureShapes = ['wide', 'square', 'tall'] as const;
export type PictureShape = (typeof pictureShapes)[number];

export const LONGEST_BUTTON = 12;
export const LONGEST_CARD_TITLE = 40;
export const LONGEST_CARD_TEXT = 60;
