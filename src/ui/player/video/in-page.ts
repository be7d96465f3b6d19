/** What the messenger's browsers ask for so that a video plays in the page, not above it. */
export const inPage = {
  playsInline: true,
  'webkit-playsinline': 'true',
  'x5-playsinline': 'true',
  'x5-video-player-type': 'h5-page',
};
