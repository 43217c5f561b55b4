import { faultsPath } from "../../config/content-faults";
import { reloadPage } from "../navigation/page-load";

/** In `develop`: a page reloads when the content broke, and shows the faults then (`plugins/show-faults.ts`). */
export const startFaultWatch = (): void => {
  new EventSource(faultsPath).onmessage = reloadPage;
};
