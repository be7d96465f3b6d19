import { Component, type ReactNode } from 'react';

type Props = {
  /** What the sections follow from: a new one may add, move and remove sections. */
  layout: unknown;
  children: ReactNode;
};

/** A section on the screen, and where its top is in px. */
type Place = { element: Element; top: number };

const placeOf = (element: Element): Place & { aside: number } => {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return { element, top, aside: Math.max(top - middle, middle - bottom) };
};

/**
 * The sections that must not move on the screen, the first of all: the one under the finger, then,
 * where the learner has scrolled, those that stand on the screen, from its middle outwards.
 */
const placesLookedAt = (): Place[] => {
  const pressed = document.querySelectorAll('[data-section]:active');
  const all = scrollY > 0 ? document.querySelectorAll('[data-section]') : [];
  const seen = [...all].map(placeOf).filter(({ aside }) => aside < innerHeight / 2);
  return [...[...pressed].map(placeOf), ...seen.sort((one, other) => one.aside - other.aside)];
};

/**
 * Sections that give way to a new layout without jolting the learner: the one that they look at
 * stays where it is on the screen (home rule 71).
 */
export class KeepPlace extends Component<Props> {
  override getSnapshotBeforeUpdate({ layout }: Props): Place[] {
    return layout === this.props.layout ? [] : placesLookedAt();
  }

  override componentDidUpdate(_props: Props, _state: unknown, places: Place[]) {
    const place = places.find(({ element }) => element.isConnected);
    if (place) scrollBy(0, place.element.getBoundingClientRect().top - place.top);
  }

  override render() {
    return this.props.children;
  }
}
