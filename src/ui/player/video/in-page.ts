/** Attributes with which the messenger's browsers play a video in the page, not above it. */
export const inPage = {
  playsInline: true,
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
};
