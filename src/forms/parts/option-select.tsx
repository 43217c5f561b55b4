import { Select } from "../../components/select/select";
import { useForms } from "../../site-data/context";
import type { OptionListName } from "../api/option-lists";
import { useEnquiryForm } from "../engine/enquiry-context";
import type { OptionId } from "../rules/values";
import { useBoundField } from "./use-bound-field";
import { useOptionList } from "./use-option-list";

/** One of a list, or none. */
export function OptionSelect({ field, list, wide }: { field: string; list: OptionListName; wide?: boolean }) {
  const { values, change, update } = useEnquiryForm();
  const { choose } = useForms();
  const bound = useBoundField(field);
  const options = useOptionList(list, (known) =>
    update(field, (id: OptionId) => (known.some((option) => option.id === id) ? id : "")),
  );
  return (
    <Select
      {...bound}
      wide={wide}
      options={[{ value: "", text: choose }, ...options.map(({ id, text }) => ({ value: String(id), text }))]}
      value={String(values[field])}
      onChange={(event) => {
        const chosen = options.find(({ id }) => String(id) === event.target.value);
        change({ [field]: chosen?.id ?? "" });
      }}
    />
  );
}
