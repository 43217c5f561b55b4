import { Alert } from "./alert";

export default () => (
  <Alert variant="success" dismissLabel="Close" onDismiss={() => undefined}>
    It was sent.
  </Alert>
);
