import { Component, type ReactNode } from 'react';

type Props = {
  /** New data clears the error and renders the section again. */
  data: unknown;
  onFailure: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
};

type State = { failed: boolean; data: unknown };

/** Isolates one section's error from its siblings: the section is hidden until new data arrives. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { failed: false, data: this.props.data };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.data === state.data ? null : { failed: false, data: props.data };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
