import { actionOf } from "../kit/samples";
import { ActionList } from "./action-list";

export default () => (
  <ActionList
    first="primary"
    actions={[actionOf("Ask us", "/contact-us"), actionOf("Our work", "/portfolio")]}
  />
);
