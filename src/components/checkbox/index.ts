export { Checkbox } from "./checkbox";
export { CheckboxGroup } from "./checkbox-group";
