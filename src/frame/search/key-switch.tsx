import { useState } from "react";
import { isSearchKeyOn, setSearchKey } from "../../browser/reading/search-request";

/** Whether `/` opens the search. */
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
