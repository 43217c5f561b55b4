import { ActionList } from "./action-list";

const ActionListExample = () => (
  <ActionList
    first="primary"
    actions={[
      { label: "Ask us", href: "/contact-us", from: false, times: false },
      { label: "Our work", href: "/portfolio", from: false, times: false },
    ]}
  />
);

export default ActionListExample;
