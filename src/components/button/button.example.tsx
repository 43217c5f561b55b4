import * as kit from "../kit/kit";
import { Button } from "./button";

export default () => (
  <div className={kit.cluster(3)}>
    <Button>Send</Button>
    <Button variant="secondary">Later</Button>
    <Button variant="text" href="/about">
      About us
    </Button>
    <Button size="small">Small</Button>
    <Button busy>Sending</Button>
  </div>
);
