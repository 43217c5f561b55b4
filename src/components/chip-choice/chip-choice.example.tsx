import { useState } from "react";
import { ChipChoice } from "./chip-choice";

const options = ["Clay", "Glaze", "Fire"].map((label, index) => ({ value: label, label, count: index + 1 }));

export default () => {
  const [chosen, setChosen] = useState(["Glaze"]);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <ChipChoice
      legend="What is it about?"
      headed
      several
      options={options}
      chosen={chosen}
      onChoose={toggle}
    />
  );
};
