import { Component, type ReactNode } from 'react';

type Props = { fallback: (error: Error) => ReactNode; children: ReactNode };

/** Keeps an error in one screen from touching any other. */
export class ScreenBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
