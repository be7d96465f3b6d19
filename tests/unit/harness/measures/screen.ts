import { onTestFinished, vi } from 'vitest';

type Seen = { ratio: number; height: number };

/** What a browser tells of what is seen: by share of each element, on a screen 800 px high. */
export const stubScreen = () => {
  const seen = new Map<Element, Seen>();
  const watching = new Set<StubObserver>();

  class StubObserver {
    readonly #tell: IntersectionObserverCallback;
    readonly #thresholds: readonly number[];
    readonly #steps = new Map<Element, number>();

    constructor(tell: IntersectionObserverCallback, { threshold = 0 } = {}) {
      this.#tell = tell;
      this.#thresholds = [threshold].flat();
      watching.add(this);
    }
    #step = (ratio: number) =>
      ratio === 0 ? -1 : this.#thresholds.findLastIndex((each) => ratio >= each);
    observe(target: Element) {
      this.#steps.set(target, Number.NaN);
      queueMicrotask(() => this.look(target));
    }
    unobserve(target: Element) {
      this.#steps.delete(target);
    }
    disconnect() {
      this.#steps.clear();
      watching.delete(this);
    }
    /** Tells of the element where another threshold is passed than the last time. */
    look(target: Element) {
      const { ratio, height } = seen.get(target) ?? { ratio: 0, height: 100 };
      const step = this.#step(ratio);
      const last = this.#steps.get(target);
      if (last === undefined || last === step) return;
      this.#steps.set(target, step);
      const entry = {
        ...{ target, intersectionRatio: ratio, isIntersecting: ratio > 0, time: 0 },
        ...{ boundingClientRect: new DOMRect(0, 0, 375, height), intersectionRect: new DOMRect() },
        rootBounds: new DOMRect(0, 0, 375, 800),
      };
      // only what is asked of an observer here is there
      this.#tell([entry], this as unknown as IntersectionObserver);
    }
  }
  vi.stubGlobal('IntersectionObserver', StubObserver);
  onTestFinished(() => void vi.unstubAllGlobals());

  /** Shows that share of an element, which is so high. */
  const show = async (target: Element | null | undefined, ratio: number, height = 100) => {
    if (!target) throw new Error('there is nothing to show');
    seen.set(target, { ratio, height });
    for (const observer of watching) observer.look(target);
    // what is observed anew meanwhile is told of in its own turn
    await Promise.resolve();
    await Promise.resolve();
  };
  return { show, watching };
};

/** Says that the page is before all others, or not. */
export const beVisible = (visible: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

/** A home page of these sections. */
export const homeOf = (sections: string, variant = 'ordered'): HTMLElement => {
  document.body.innerHTML = `<main data-page="/drawIndex" data-variant="${variant}">${sections}</main>`;
  const [main] = document.body.children;
  if (!(main instanceof HTMLElement)) throw new Error('no page');
  return main;
};
