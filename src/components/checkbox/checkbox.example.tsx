import { Checkbox, CheckboxGroup } from "./checkbox";

const CheckboxExample = () => (
  <CheckboxGroup label="What do you need?" hint="As many as you like.">
    <Checkbox label="Design" defaultChecked />
    <Checkbox label="Code" />
  </CheckboxGroup>
);

export default CheckboxExample;
