import './scaling.css';
import { isAndroid } from '../../device/device.ts';
import { type Bridge, whenBridge } from '../bridge.ts';
import { compensatedRoot, layoutRoot, scaleOfAdjustment, scaleOfEvent } from './scale.ts';

const root = document.documentElement;

/** The text scale that the person has chosen in the messenger; 1 is the default. */
let wished = 1;

/**
 * Applies the chosen scale to the type tokens. Where the messenger enlarges everything itself, the text is
 * left to it, and the root's font size, the layout's unit, is set back.
 */
const settle = (): void => {
  root.style.removeProperty('font-size');
  const computed = Number.parseFloat(getComputedStyle(root).fontSize);
  const size = compensatedRoot(computed, layoutRoot(innerWidth));
  if (size !== undefined) root.style.setProperty('font-size', `${size}px`);
  root.style.setProperty('--font-scale', String(size === undefined ? wished : 1));
};

/** Tells the messenger on Android not to enlarge all sizes by itself. */
const enlargeOurselves = ({ invoke }: Bridge): void => {
  if (isAndroid(navigator.userAgent)) invoke('setFontSizeCallback', { fontSize: '2' }, settle);
};

/** On iOS the messenger writes the setting into the body's style; the style sheet cancels it. */
const readAdjustment = (): void => {
  const adjustment = document.body.style.getPropertyValue('-webkit-text-size-adjust');
  if (!adjustment) return;
  wished = scaleOfAdjustment(adjustment);
  settle();
};

/** Lets text grow with the messenger's setting, 1.0 to 1.4, while the layout keeps its size. */
export const followFontScale = (): void => {
  settle();
  readAdjustment();
  new MutationObserver(readAdjustment).observe(document.body, { attributeFilter: ['style'] });
  addEventListener('resize', settle);
  whenBridge((bridge) => {
    enlargeOurselves(bridge);
    bridge.on('menu:setfont', (event) => {
      wished = scaleOfEvent(event);
      settle();
      enlargeOurselves(bridge);
    });
  });
};
