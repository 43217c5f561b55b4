import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  /** Replaces children that threw. An error in the fallback itself goes to the next outer boundary. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
}

/** Limits a render error to its own part of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // Logged for bug reports only; nothing is sent.
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
