import './scaling.css';
import { isAndroid } from '../../device/device.ts';
import { type Bridge, whenBridge } from '../bridge.ts';
import { compensatedRoot, layoutRoot, scaleOfAdjustment, scaleOfEvent } from './scale.ts';

const root = document.documentElement;

/** The text size that the person has chosen in the messenger; 1 is usual. */
let wished = 1;

/**
 * Text takes the wished size by the type tokens. Where the messenger enlarges everything by itself,
 * text is left to it and the layout's unit, the root's font size, is brought back.
 */
const settle = (): void => {
  root.style.removeProperty('font-size');
  const computed = Number.parseFloat(getComputedStyle(root).fontSize);
  const size = compensatedRoot(computed, layoutRoot(innerWidth));
  if (size !== undefined) root.style.setProperty('font-size', `${size}px`);
  root.style.setProperty('--font-scale', String(size === undefined ? wished : 1));
};

/** Android enlarges all sizes by itself; it is told not to. */
const enlargeOurselves = ({ invoke }: Bridge): void => {
  if (isAndroid(navigator.userAgent)) invoke('setFontSizeCallback', { fontSize: '2' }, settle);
};

/** iOS writes the setting into the body's style, where the stylesheet takes its effect away. */
const readAdjustment = (): void => {
  const adjustment = document.body.style.getPropertyValue('-webkit-text-size-adjust');
  if (!adjustment) return;
  wished = scaleOfAdjustment(adjustment);
  settle();
};

/** Has text grow with the messenger's setting, 1.0 to 1.4, while the layout stays as it is. */
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
