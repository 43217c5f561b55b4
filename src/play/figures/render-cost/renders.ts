import { keysOf } from "../../../content-model/records";

export type ComponentName = "page" | "menu" | "field" | "list" | "total" | `line${1 | 2 | 3 | 4 | 5 | 6}`;

export interface Choice {
  /** The component that keeps the typed letter. */
  state: "page" | "field";
  /** Whether the list renders only when its own data change. */
  memo: boolean;
}

/** Milliseconds of each component's render, as on a mid-range phone, and its parent. */
export const components: Record<ComponentName, { ms: number; parent?: ComponentName }> = {
  page: { ms: 2 },
  menu: { ms: 2, parent: "page" },
  field: { ms: 1, parent: "page" },
  list: { ms: 3, parent: "page" },
  total: { ms: 2, parent: "page" },
  line1: { ms: 4, parent: "list" },
  line2: { ms: 4, parent: "list" },
  line3: { ms: 4, parent: "list" },
  line4: { ms: 4, parent: "list" },
  line5: { ms: 4, parent: "list" },
  line6: { ms: 4, parent: "list" },
};

export const componentNames = keysOf(components);

/** Milliseconds per frame at 60 Hz. */
export const frame = 16;

/** React's rule: a component renders when its state changes or its parent renders, unless it is memoised. */
const runs = (name: ComponentName, choice: Choice): boolean => {
  if (name === choice.state) return true;
  const { parent } = components[name];
  return parent !== undefined && !(name === "list" && choice.memo) && runs(parent, choice);
};

/** Components that one typed letter renders, and the time that they take. */
export const renders = (choice: Choice) => {
  const ran = componentNames.filter((name) => runs(name, choice));
  const ms = ran.reduce((sum, name) => sum + components[name].ms, 0);
  return { ran: new Set(ran), ms, frames: Math.floor(ms / frame) };
};
