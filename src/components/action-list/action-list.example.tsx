import { ActionList } from "./action-list";

export default () => (
  <ActionList
    first="primary"
    actions={[
      { label: "Ask us", href: "/contact-us", from: false, times: false },
      { label: "Our work", href: "/portfolio", from: false, times: false },
    ]}
  />
);
