import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  /** Rendered in place of children that threw; must not throw for the same reason. */
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Limits a render error to its own part of the page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // Logged for bug reports only; nothing is sent.
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
