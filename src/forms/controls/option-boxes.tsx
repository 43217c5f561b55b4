import { Checkbox, CheckboxGroup } from "../../components/checkbox/checkbox";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import type { OptionId } from "../../content-model/form-fields/field";
import { idsOf } from "../rules/values";
import { useBoundField } from "./use-bound-field";
import { useOptionList } from "./use-option-list";

export const OptionBoxes = ({ field }: { field: string }) => {
  const { values, update } = useEnquiryForm();
  const { id, name, label, hint, error } = useBoundField(field);
  const { list } = useField(field, "options");
  const ticked = idsOf(values[field]);
  const keep = (known: readonly { id: OptionId }[]) =>
    update(field, (ids) => idsOf(ids).filter((tick) => known.some((option) => option.id === tick)));
  const options = useOptionList(list, keep);
  return (
    <CheckboxGroup {...{ id, label, hint, error }}>
      {options.map((option) => (
        <Checkbox
          key={option.id}
          name={name}
          value={option.id}
          label={option.text}
          checked={ticked.includes(option.id)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            const { checked } = event.target;
            update(field, (ids) =>
              checked ? [...idsOf(ids), option.id] : idsOf(ids).filter((tick) => tick !== option.id),
            );
          }}
        />
      ))}
    </CheckboxGroup>
  );
};
