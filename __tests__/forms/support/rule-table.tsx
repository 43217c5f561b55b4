import type { ReactElement } from "react";
import { screen } from "@testing-library/react";
import { alertText, openForm, openSite, send } from "./visitor";

/** One row of the specification's order: the message, the field that gets the focus, and how a visitor mends it. */
export type Row = [message: string, field: string, mend: () => void | Promise<void>];

/** Walks through the rows: with all earlier faults mended, each one's message shows, at its field, and nothing is sent. */
export function testRules(
  form: ReactElement,
  path: string,
  rows: Row[],
  before: () => void = () => undefined,
) {
  test.each(rows.map(([message, field], index) => [index + 1, message, field] as const))(
    "check %i: %s",
    async (position, message, field) => {
      const { api } = openSite();
      before();
      await openForm(form, path);
      for (const [, , mend] of rows.slice(0, position - 1)) await mend();
      await send();
      expect(await alertText()).toBe(message);
      expect(screen.getByRole("alert")).toHaveAttribute("data-variant", "danger");
      const control = document.activeElement!;
      expect(control).toBe(screen.getByLabelText(field));
      expect(control).toHaveAttribute("aria-invalid", "true");
      expect(control).toHaveAccessibleDescription(expect.stringContaining(message));
      expect(api.posts).toEqual([]);
    },
  );
}
