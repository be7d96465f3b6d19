// the smaller build (no subtitles, no protected streams) comes without types of its own
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
