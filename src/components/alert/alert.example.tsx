import { Alert } from "./alert";

const AlertExample = () => (
  <Alert variant="success" dismissLabel="Close" onDismiss={() => undefined}>
    It was sent.
  </Alert>
);

export default AlertExample;
