declare global {
  interface Window {
    /** When each frame of the page began, in ms. */
    frameTimes: number[];
  }
}

const note = (at: number): void => {
  window.frameTimes.push(at);
  requestAnimationFrame(note);
};

export const watchFrames = (): void => {
  window.frameTimes = [];
  requestAnimationFrame(note);
};
