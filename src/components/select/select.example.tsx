import { Select } from "./select";

const SelectExample = () => (
  <Select
    label="Country"
    options={[
      { value: "GB", text: "United Kingdom" },
      { value: "IN", text: "India" },
    ]}
  />
);

export default SelectExample;
