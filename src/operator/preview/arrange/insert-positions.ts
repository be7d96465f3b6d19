import { keyOfElement } from '../../publication/section-element.ts';
import { pageSections } from './page-sections.ts';

const TURNED = 'selected-section';

/** The smallest touch target, in px. */
const FINGER = 44;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host{position:absolute;inset:0 0 auto;block-size:0;z-index:2}
button{position:absolute;inset-inline:0;block-size:20px;margin:-10px 0 0;padding:0;border:0;background:none;display:grid;place-items:center;opacity:0;cursor:pointer}
button:hover,button:focus-visible{opacity:1;outline:none}
button::before{content:"";position:absolute;inset-inline:0;block-size:2px;background:#0b7a75}
button:focus-visible::before{block-size:4px;background:#1677ff}
span{position:relative;display:grid;place-items:center;inline-size:22px;block-size:22px;border-radius:11px;background:#0b7a75;color:#fff;font:600 18px/1 sans-serif}
@media (pointer:coarse){
button{inset-inline:auto;inset-inline-end:0;inline-size:var(--finger);block-size:var(--finger);margin-block-start:calc(var(--finger)/-2);opacity:1}
button::before{inset-inline:0}
}`);

const scale = (): number => {
  const shown = window.frameElement?.getBoundingClientRect().width ?? innerWidth;
  return Math.min(1, shown / innerWidth);
};

type Handlers = { onInsert: (behind: string | null) => void };

/** The key of the section around which the Tab key stops. */
let near: string | null = null;

export const stopNear = (key: string | null): void => {
  near = key;
  dispatchEvent(new Event(TURNED));
};

/**
 * Shows a position between each two sections of the page where one can be added; returns how to end that.
 */
export const insertPositions = ({ onInsert }: Handlers): (() => void) => {
  const host = document.createElement('div');
  host.dataset.arrange = 'insert';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const buttons = new Map<string | null, HTMLButtonElement>();
  let frame = 0;

  const buttonFor = (behind: string | null): HTMLButtonElement => {
    const made = buttons.get(behind);
    if (made) return made;
    const button = document.createElement('button');
    const plus = document.createElement('span');
    plus.textContent = '＋';
    button.type = 'button';
    button.ariaLabel =
      behind === null ? '在最前面添加区块' : `在${behind.replace(/#(.*)/, '（$1）')}后面添加区块`;
    button.append(plus);
    button.addEventListener('click', () => onInsert(behind));
    buttons.set(behind, button);
    return button;
  };

  const layOut = () => {
    frame = 0;
    const sections = pageSections();
    const keys: (string | null)[] = sections.map(keyOfElement);
    const first = sections[0]?.getBoundingClientRect().top;
    const heights = sections.map((section) => section.getBoundingClientRect().bottom);
    host.style.setProperty('--finger', `${FINGER / scale()}px`);
    for (const [key, button] of buttons)
      if (key !== null && !keys.includes(key)) {
        button.remove();
        buttons.delete(key);
      }
    if (first === undefined) return shadow.replaceChildren();
    for (const [at, height] of [first, ...heights].entries()) {
      const button = buttonFor(keys[at - 1] ?? null);
      const [above, below] = [keys[at - 1], keys[at]];
      button.tabIndex = near !== null && (near === above || near === below) ? 0 : -1;
      button.style.insetBlockStart = `${height + scrollY}px`;
      if (shadow.children[at] !== button) shadow.insertBefore(button, shadow.children[at] ?? null);
    }
  };
  const layOutSoon = () => {
    frame ||= requestAnimationFrame(layOut);
  };

  const root = document.getElementById('root') ?? document.body;
  const sizes = new ResizeObserver(layOutSoon);
  const changes = new MutationObserver(layOutSoon);
  sizes.observe(root);
  changes.observe(root, { childList: true, subtree: true });
  document.body.append(host);
  addEventListener(TURNED, layOutSoon);
  layOutSoon();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    changes.disconnect();
    removeEventListener(TURNED, layOutSoon);
    host.remove();
  };
};
