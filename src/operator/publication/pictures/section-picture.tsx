import { memo, useEffect, useRef, useState } from 'react';
import { useStore } from '#src/platform/storage/store.ts';
import css from './section-picture.module.css';
import type { SectionSource } from './section-source.ts';
import { pictureSource } from './section-source.ts';
import { wantSection } from './wanted-part.ts';

/** Rows this far outside the screen are drawn already. */
const AHEAD = '240px 0px';

const listeners = new Map<Element, (here: boolean) => void>();
let observer: IntersectionObserver | undefined;

const watch = (element: Element, tell: (here: boolean) => void) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  listeners.set(element, tell);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
};

const useOnScreen = <E extends Element>() => {
  const ref = useRef<E>(null);
  const [here, setHere] = useState(false);
  useEffect(() => (ref.current ? watch(ref.current, setHere) : undefined), []);
  return [ref, here] as const;
};

const copyOf = (section: HTMLElement): HTMLElement => {
  const page = document.createElement('div');
  page.dataset.theme = section.closest<HTMLElement>('[data-theme]')?.dataset.theme ?? '';
  page.append(document.importNode(section, true));
  for (const image of page.querySelectorAll('img')) image.removeAttribute('loading');
  return page;
};

const draw = (host: HTMLElement, source: SectionSource, name: string): boolean => {
  // a closed root keeps the console's styles and queries out of the picture
  const shadow = shadows.get(host) ?? host.attachShadow({ mode: 'closed' });
  shadows.set(host, shadow);
  shadow.adoptedStyleSheets = [source.style];
  const section = source.find(name);
  if (section) shadow.replaceChildren(copyOf(section));
  return section !== undefined || !source.started();
};

const shadows = new WeakMap<Element, ShadowRoot>();

const Drawn = ({ name }: { name: string }) => {
  const host = useRef<HTMLDivElement>(null);
  const source = useStore(pictureSource);
  const [stands, setStands] = useState(true);
  useEffect(() => {
    wantSection(name);
    const element = host.current;
    if (!element || !source) return;
    const look = () => setStands(draw(element, source, name));
    look();
    return source.subscribe(name, look);
  }, [name, source]);
  return (
    <>
      <div className={css.drawn} ref={host} data-drawn={source !== null && stands} />
      {!stands && <span className={`${css.word} ${css.late}`}>没有内容</span>}
    </>
  );
};

/** `word` replaces a picture that cannot be drawn. */
type Props = { name: string; word?: string | undefined };

/** A small picture of a section as learners see it, drawn only while it is on the screen. */
export const SectionPicture = memo(({ name, word }: Props) => {
  const [box, here] = useOnScreen<HTMLDivElement>();
  return (
    <div className={css.picture} ref={box} data-picture={name} aria-hidden="true" inert>
      {word && <span className={css.word}>{word}</span>}
      {!word && here && <Drawn name={name} />}
    </div>
  );
});
