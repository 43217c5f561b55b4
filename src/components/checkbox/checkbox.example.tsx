import { Checkbox, CheckboxGroup } from "./checkbox";

export default () => (
  <CheckboxGroup label="What do you need?" hint="As many as you like.">
    <Checkbox label="Design" defaultChecked />
    <Checkbox label="Code" />
  </CheckboxGroup>
);
