import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { Dialog } from "../../src/components/dialog/dialog";
import { renderWithLabels } from "./carousel-support";
import { polyfillDialogs } from "./dialog-support";

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog name="Our Life" open={open} onClose={() => setOpen(false)}>
        <p>A desk</p>
      </Dialog>
    </>
  );
};

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(polyfillDialogs);

test("renders its content only while open", async () => {
  renderWithLabels(<Example />);
  expect(screen.queryByText("A desk")).toBeNull();
  press("Open");
  expect(screen.getByRole("dialog", { name: "Our Life" })).toBeVisible();
  expect(screen.getByText("A desk")).toBeVisible();
  press("Close");
  await act(async () => undefined);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByText("A desk")).toBeNull();
});

test("opens again after Escape", async () => {
  renderWithLabels(<Example />);
  press("Open");
  // Browsers do this on Escape.
  act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
  expect(screen.queryByText("A desk")).toBeNull();
  press("Open");
  expect(screen.getByRole("dialog")).toBeVisible();
});
