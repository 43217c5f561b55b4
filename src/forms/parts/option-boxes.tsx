import { Checkbox } from "../../components/checkbox/checkbox";
import { CheckboxGroup } from "../../components/checkbox/checkbox-group";
import type { OptionListName } from "../api/option-lists";
import { useEnquiryForm } from "../engine/enquiry-context";
import type { OptionId } from "../rules/values";
import { useBoundField } from "./use-bound-field";
import { useOptionList } from "./use-option-list";

/** Several of a list, to tick. */
export function OptionBoxes({ field, list }: { field: string; list: OptionListName }) {
  const { values, update } = useEnquiryForm();
  const { id, name, label, hint, error } = useBoundField(field);
  const ticked = values[field] as OptionId[];
  const keep = (known: readonly { id: OptionId }[]) =>
    update(field, (ids: OptionId[]) => ids.filter((tick) => known.some((option) => option.id === tick)));
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
            update(field, (ids: OptionId[]) =>
              checked ? [...ids, option.id] : ids.filter((tick) => tick !== option.id),
            );
          }}
        />
      ))}
    </CheckboxGroup>
  );
}
