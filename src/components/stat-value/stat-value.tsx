import { useEffect, useState } from "react";
import { useSite } from "../../site-data/context";
import { yearsInIndustry } from "./years-in-industry";

/** A figure of the company; `{years}` in it is computed at build time and put right in the browser. */
export const StatValue = ({ value }: { value: string }) => {
  const { foundingYear } = useSite();
  const [years, setYears] = useState(() => yearsInIndustry(foundingYear, new Date()));
  useEffect(() => setYears(yearsInIndustry(foundingYear, new Date())), [foundingYear]);
  return <span suppressHydrationWarning>{value.replace("{years}", String(years))}</span>;
};
