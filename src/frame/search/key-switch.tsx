import { useState } from "react";
import { isSearchKeyOn, setSearchKey } from "./search-request";

/** The switch for opening the search with `/`. */
export const KeySwitch = ({ label }: { label: string }) => {
  const [on, setOn] = useState(isSearchKeyOn);
  return (
    <label>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked);
          setSearchKey(target.checked);
        }}
      />
      {label}
    </label>
  );
};
