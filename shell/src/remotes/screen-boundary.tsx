import { Component, useEffect, type ReactNode } from 'react';

type Props = { onThrow: (error: unknown) => void; children: ReactNode };

/** Keeps an error in one screen from touching any other; whoever hears of it shows something in its place. */
export class ScreenBoundary extends Component<Props, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
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
