import { useEffect, useState } from "react";
import { useSite } from "../../site-data/context";
import { yearsInIndustry } from "./years-in-industry";

/** One of the company's figures. `{years}` is computed at build time and updated in the browser. */
export const StatValue = ({ value }: { value: string }) => {
  const { foundingYear } = useSite();
  const [years, setYears] = useState(() => yearsInIndustry(foundingYear, new Date()));
  useEffect(() => setYears(yearsInIndustry(foundingYear, new Date())), [foundingYear]);
  return <span suppressHydrationWarning>{value.replace("{years}", String(years))}</span>;
};
