import { faultsPath } from "../../config/content-faults";
import { reloadPage } from "../navigation/page-load";

/** In `develop`: the page reloads when the content has faults, and then shows them (`plugins/develop-server.ts`). */
export const startFaultWatch = (): void => {
  new EventSource(faultsPath).onmessage = reloadPage;
};
