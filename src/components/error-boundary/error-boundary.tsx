import { Component, type ErrorInfo, type ReactNode } from "react";
import { ServerError } from "./server-error";

interface State {
  readonly failed: boolean;
}

/** Shows the Internal Server Error page in place of a page whose rendering threw. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    // Kept in the console for whoever reports it; nothing is sent anywhere.
    console.error(error, componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <ServerError /> : this.props.children;
  }
}
