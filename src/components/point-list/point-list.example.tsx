import * as kit from "../kit/kit";
import { PointList } from "./point-list";

export default () => (
  <div className={kit.stack(6)}>
    {(["column", "columns", "dense", "ruled", "pairs"] as const).map((layout) => (
      <PointList
        key={layout}
        layout={layout}
        points={[`As ${layout}`, "A second point", "And a third one"]}
      />
    ))}
  </div>
);
