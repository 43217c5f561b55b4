import { Component, type ErrorInfo, type ReactNode } from "react";

interface Props {
  /** Takes the place of children whose rendering threw; must not throw for the same reason. */
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps a part that throws from taking the whole page along. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // Kept in the console for whoever reports it; nothing is sent anywhere.
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
