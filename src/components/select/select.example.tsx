import { Select } from "./select";

export default () => (
  <Select
    label="Country"
    options={[
      { value: "GB", text: "United Kingdom" },
      { value: "IN", text: "India" },
    ]}
  />
);
