import { useState } from "react";
import { Range } from "./range";

export default () => {
  const [value, setValue] = useState(20);
  return (
    <Range
      label="Budget"
      value={value}
      min={0}
      max={100}
      valueText={`${value}k`}
      onChange={({ currentTarget }) => setValue(Number(currentTarget.value))}
    />
  );
};
