import { fieldsIn } from "../../content-model/records";

/** What the current history entry keeps, by name: it survives Back and reload. */
export const entryState = (): Record<string, unknown> => fieldsIn(window.history.state);
