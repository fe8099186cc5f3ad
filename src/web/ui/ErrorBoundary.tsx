import { Component, type ReactNode } from 'react';

interface Props {
  onError: (error: unknown) => void;
  /** Shown instead of what failed; left out: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Contains errors of rendering in the browser, so that everything around stays. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
