declare global {
  interface Window {
    /** Durations of the long tasks so far, in ms. */
    tasks: number[];
  }
}

window.tasks = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });

/** Sections of the catalogue's order that begin on a screen of 375 × 812. */
const FIRST_SCREEN = 6;

/** Marks the frame in which the first screen has its content; it measures nothing on the page. */
const lookForContent = () => {
  const elements = [...document.querySelectorAll('[data-section]')].slice(0, FIRST_SCREEN);
  const ready = elements.every((element) => element.getAttribute('data-state') === 'ready');
  if (elements.length === FIRST_SCREEN && ready) performance.mark('content');
  else requestAnimationFrame(lookForContent);
};

export const watchPage = (): void => {
  requestAnimationFrame(lookForContent);
};
