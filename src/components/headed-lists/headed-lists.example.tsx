import * as kit from "../kit/kit";
import { HeadedLists } from "./headed-lists";

export default () => (
  <div className={kit.stack(7)}>
    {(["phases", "stairs", "ledger", "chips"] as const).map((look) => (
      <div key={look} data-hue="teal">
        <HeadedLists
          look={look}
          linkOf={(entry) => (entry === "We draw" ? "/services" : undefined)}
          lists={[
            { header: "First", list: ["We listen", "We draw"] },
            { header: "Then", list: ["We build", "You look"] },
            { header: "Last", list: ["It opens"] },
          ]}
        />
      </div>
    ))}
  </div>
);
