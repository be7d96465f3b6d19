// hls.js's smaller build (no subtitles, no protected streams) has no types of its own
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
