import { Component, type ReactNode } from 'react';

type Props = {
  /** What the sections follow from: a new one may add, move and remove sections. */
  layout: unknown;
  children: ReactNode;
};

/** A section on the screen, and where its top is in px. */
type Position = { element: Element; top: number };

const positionOf = (element: Element): Position & { aside: number } => {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return { element, top, aside: Math.max(top - middle, middle - bottom) };
};

/**
 * The sections that must not move on the screen, the first of all: the one under the finger, then,
 * where the learner has scrolled, those that stand on the screen, from its middle outwards.
 */
const visibleSections = (): Position[] => {
  const pressed = document.querySelectorAll('[data-section]:active');
  const all = scrollY > 0 ? document.querySelectorAll('[data-section]') : [];
  const seen = [...all].map(positionOf).filter(({ aside }) => aside < innerHeight / 2);
  return [...[...pressed].map(positionOf), ...seen.sort((one, other) => one.aside - other.aside)];
};

/**
 * Sections that give way to a new layout without jolting the learner: the one that they look at
 * stays where it is on the screen (home rule 71).
 */
export class KeepPosition extends Component<Props> {
  override getSnapshotBeforeUpdate({ layout }: Props): Position[] {
    return layout === this.props.layout ? [] : visibleSections();
  }

  override componentDidUpdate(_props: Props, _state: unknown, positions: Position[]) {
    const position = positions.find(({ element }) => element.isConnected);
    if (position) scrollBy(0, position.element.getBoundingClientRect().top - position.top);
  }

  override render() {
    return this.props.children;
  }
}
