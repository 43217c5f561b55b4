import { Select } from "../../components/select/select";
import { useForms } from "../../site-data/context";
import { useEnquiryForm, useField } from "../engine/enquiry-context";
import { useBoundField } from "./use-bound-field";
import { useOptionList } from "./use-option-list";

export const OptionSelect = ({ field }: { field: string }) => {
  const { values, change, update } = useEnquiryForm();
  const { choose, optional } = useForms();
  const bound = useBoundField(field);
  const { list, required } = useField(field, "option");
  const options = useOptionList(list, (known) =>
    update(field, (value) => known.find(({ id }) => id === value)?.id ?? ""),
  );
  return (
    <Select
      {...bound}
      wide
      optional={required ? undefined : optional}
      aria-required={Boolean(required)}
      options={[{ value: "", text: choose }, ...options.map(({ id, text }) => ({ value: String(id), text }))]}
      value={String(values[field])}
      onChange={(event) => {
        const chosen = options.find(({ id }) => String(id) === event.target.value);
        change({ [field]: chosen?.id ?? "" });
      }}
    />
  );
};
