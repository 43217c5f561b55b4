import { useEffect, useState } from "react";
import { useOptions } from "../../site-data/context";
import type { OptionListName } from "../../content-model/option-lists";
import { fetchOptions, type Option } from "../api/option-lists";

/** The prerendered list, until the API's own has loaded. */
export const useOptionList = (
  name: OptionListName,
  onArrival: (options: Option[]) => void,
): readonly Option[] => {
  const builtIn = useOptions()[name];
  const [fetched, setFetched] = useState<Option[] | null>(null);
  useEffect(() => {
    let current = true;
    void fetchOptions(name).then((options) => {
      if (!current || !options) return;
      setFetched(options);
      onArrival(options);
    });
    return () => {
      current = false;
    };
    // Fetched once, on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  return fetched ?? builtIn;
};
