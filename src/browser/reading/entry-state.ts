import { fieldsIn } from "../../content-model/records";

/** State of the current history entry, by name. It survives Back and reload. */
export const entryState = (): Record<string, unknown> => fieldsIn(window.history.state);
