import { Checkbox } from "./checkbox";
import { CheckboxGroup } from "./checkbox-group";

const CheckboxExample = () => (
  <CheckboxGroup label="What do you need?" hint="As many as you like.">
    <Checkbox label="Design" defaultChecked />
    <Checkbox label="Code" />
  </CheckboxGroup>
);

export default CheckboxExample;
