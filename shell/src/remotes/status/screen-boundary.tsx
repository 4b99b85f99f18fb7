import { Component, useEffect, type ReactNode } from 'react';

type Props = { attempt: object; onThrow: (error: unknown) => void; children: ReactNode };
type State = { attempt: object | undefined; hasThrown: boolean };

/** Keeps an error in one screen from touching any other; who hears of it shows something else in its place. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { attempt: undefined, hasThrown: false };

  static getDerivedStateFromError(): Pick<State, 'hasThrown'> {
    return { hasThrown: true };
  }

  /** What threw at one attempt is drawn again at the next, even where nothing was shown in between. */
  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, hasThrown: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onThrow(error);
  }

  override render(): ReactNode {
    return this.state.hasThrown ? null : this.props.children;
  }
}

/** Says that what stands before it has been drawn. */
export function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
