import { Component, type ReactNode } from 'react';

type Props = {
  layout: unknown;
  children: ReactNode;
};

/** `top` in px from the top of the screen. */
type Position = { element: Element; top: number };

const positionOf = (element: Element): Position & { aside: number } => {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = innerHeight / 2;
  return { element, top, aside: Math.max(top - middle, middle - bottom) };
};

/**
 * The sections that must not move on the screen, most important first: the one under the finger, then,
 * where the learner has scrolled, those on the screen, from its middle outwards.
 */
const visibleSections = (): Position[] => {
  const pressed = document.querySelectorAll('[data-section]:active');
  const all = scrollY > 0 ? document.querySelectorAll('[data-section]') : [];
  const seen = [...all].map(positionOf).filter(({ aside }) => aside < innerHeight / 2);
  return [...[...pressed].map(positionOf), ...seen.sort((one, other) => one.aside - other.aside)];
};

/**
 * Keeps the section that the learner looks at in its place on the screen while a new layout replaces the
 * old one (home rule 71).
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
