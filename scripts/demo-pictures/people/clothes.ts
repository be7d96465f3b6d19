/** Shoulders and what is worn, to the lower edge of 200 × 200. */

const shoulders = (ink: string): string =>
  `<path d="M18 260v-56c0-36 14-50 40-56 12-3 20-6 24-12h36c4 6 12 9 24 12 26 6 40 20 40 56v56Z" fill="${ink}"/>`;

const shirt = (ink: string): string => `<path d="M78 138h44l-8 66H86Z" fill="${ink}"/>`;

const collar = (ink: string): string =>
  `<path d="M82 134 100 156 84 168 74 144Zm36 0-18 22 16 12 10-24Z" fill="${ink}"/>`;

const tie = (ink: string): string =>
  `<path d="m93 154 7 8 7-8 4 8-5 6 6 38H88l6-38-5-6Z" fill="${ink}"/>`;

const lapels =
  '<path d="M78 136c-6 6-12 9-16 12l22 56h12Z" fill="#f4f8fa"/><path d="M122 136c6 6 12 9 16 12l-22 56h-12Z" fill="#f4f8fa"/><path d="M66 147l-8 14 14 6 22 37M134 147l8 14-14 6-22 37" fill="none" stroke="#b9c9d2" stroke-width="2"/>';

const coat = (inner: string): string =>
  `${shoulders('#e3ecf1')}${inner}${lapels}<path d="M136 178h24v4h-24Z" fill="#c6d3da"/><path d="M146 168h3v12h-3Z" fill="#2f6fb0"/><path d="M152 170h3v10h-3Z" fill="#c8433e"/>`;

const badge =
  '<rect x="42" y="172" width="22" height="16" rx="3" fill="#dfeaf0"/><circle cx="49" cy="180" r="4" fill="#6fa3c4"/><path d="M55 178h6m-6 5h6" stroke="#8aa0ad" stroke-width="2"/>';

export const stethoscope =
  '<g fill="none" stroke-linecap="round"><path d="M76 140c-8 18-6 32 4 44M124 140c8 16 8 26 4 34" stroke="#2f5f83" stroke-width="5"/><path d="M80 184c6 8 12 10 18 8" stroke="#2f5f83" stroke-width="5"/></g><circle cx="128" cy="182" r="8" fill="#c8d5dd"/><circle cx="128" cy="182" r="4.5" fill="#7f95a3"/>';

export const clothes = {
  coat: (ink) => coat(shirt(ink) + collar('#fff')) + badge,
  coatTie: (ink) => coat(shirt('#e9f1f6') + collar('#fff') + tie(ink)) + badge,
  coatScrub: (ink) =>
    coat(`${shirt(ink)}<path d="m84 136 16 26 16-26 4 4-20 32-20-32Z" fill="#fff" opacity=".35"/>`),
  scrub: (ink) =>
    `${shoulders(ink)}<path d="m82 136 18 30 18-30 7 4-25 40-25-40Z" fill="#fff" opacity=".28"/><path d="M128 176h26v18h-26Z" fill="#fff" opacity=".22"/>`,
  tunic: (ink) =>
    `${shoulders(ink)}<path d="M82 134c4 6 12 10 18 10s14-4 18-10l4 12c-6 6-14 8-22 8s-16-2-22-8Z" fill="#fff" opacity=".3"/><path d="M100 154v50" stroke="#000" stroke-opacity=".25" stroke-width="2"/><g fill="#f0dca8"><rect x="92" y="162" width="16" height="4" rx="2"/><rect x="92" y="176" width="16" height="4" rx="2"/><rect x="92" y="190" width="16" height="4" rx="2"/></g>`,
  blazer: (ink) =>
    `${shoulders(ink)}${shirt('#f3f5f7')}${collar('#fff')}<path d="M76 138c-5 5-10 8-14 10l26 56h10Zm48 0c5 5 10 8 14 10l-26 56h-10Z" fill="${ink}"/><path d="m64 148-4 14 14 4 18 38m44-56 4 14-14 4-18 38" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"/>`,
  cardigan: (ink) =>
    `${shoulders(ink)}<path d="M80 138c4 18 12 34 20 42 8-8 16-24 20-42Z" fill="#f7f0e6"/><path d="M100 182v22" stroke="#000" stroke-opacity=".2" stroke-width="2.5"/><g fill="#fff" opacity=".7"><circle cx="106" cy="190" r="2.4"/></g>`,
  knit: (ink) =>
    `${shoulders(ink)}<path d="M80 128c6 8 34 8 40 0l3 18c-8 8-38 8-46 0Z" fill="${ink}"/><path d="M79 144c10 7 32 7 42 0" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`,
} as const satisfies Record<string, (ink: string) => string>;

export type ClothesName = keyof typeof clothes;
