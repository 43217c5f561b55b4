import { useEffect, useState } from "react";
import { useOptions } from "../../site-data/context";
import type { OptionListName } from "../../content-model/option-lists";
import { clientConfig } from "../../config/client-config";
import type { OptionId } from "../../content-model/form-fields/field";
import { fieldsIn } from "../../content-model/records";
import { get } from "../api/request";

interface Option {
  id: OptionId;
  text: string;
}

/** The API spells one of its paths with a double slash. */
const callPath = (name: OptionListName) => `${name === "looking_for" ? "/" : ""}/meta/${name}`;

/** The API's list; null when the request fails or the response is invalid. */
const fetchOptions = async (name: OptionListName): Promise<Option[] | null> => {
  try {
    const { status, json } = await get(`${clientConfig.apiUrl}${callPath(name)}`);
    return status === 200 && isOptionList(json) ? json : null;
  } catch {
    return null;
  }
};

const isOptionList = (json: unknown): json is Option[] =>
  Array.isArray(json) && json.length > 0 && json.every(isOption);

const isOption = (entry: unknown): entry is Option => {
  const { id, text } = fieldsIn(entry);
  return (typeof id === "number" || typeof id === "string") && typeof text === "string";
};

/** The prerendered list, until the API's own has loaded. */
export const useOptionList = (
  name: OptionListName,
  onArrival: (options: Option[]) => void,
): readonly Option[] => {
  const builtIn = useOptions()[name];
  const [fetched, setFetched] = useState<Option[] | null>(null);
  useEffect(() => {
    void fetchOptions(name).then((options) => {
      if (!options) return;
      setFetched(options);
      onArrival(options);
    });
    // Fetched once, on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  return fetched ?? builtIn;
};
