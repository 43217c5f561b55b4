import { fireEvent, render, screen } from "@testing-library/react";
import { Alert } from "../../src/components/alert/alert";
import { Button } from "../../src/components/button/button";
import { Checkbox, CheckboxGroup } from "../../src/components/checkbox/checkbox";
import { Field } from "../../src/components/field/field";
import { Range } from "../../src/components/range/range";
import { Select } from "../../src/components/select/select";

const nothing = () => undefined;

describe("Button", () => {
  test("keeps its name while busy", () => {
    const { rerender } = render(<Button>Send</Button>);
    const button = screen.getByRole("button", { name: "Send" });
    expect(button).not.toHaveAttribute("aria-busy");
    rerender(<Button busy>Send</Button>);
    expect(screen.getByRole("button", { name: "Send" })).toBe(button);
    expect(button).toHaveAttribute("aria-busy", "true");
    expect(button).toBeEnabled();
  });

  test("submits only with type submit", () => {
    render(<Button>Send</Button>);
    expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  });

  test.each(["/contact-us?from=index", "https://maps.example/x", "#inquiry", "mailto:a@b.co"])(
    "is a link with href %s",
    (href) => {
      render(<Button href={href}>Go</Button>);
      expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", href);
    },
  );
});

describe("Field", () => {
  test("has its label as name, and hint and error as description", () => {
    render(<Field label="Name" hint="As on your passport." error="Name is required." />);
    const field = screen.getByRole("textbox", { name: "Name" });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription("Name is required. As on your passport.");
  });

  test("is not invalid without an error", () => {
    render(<Field label="Message" multiline optional="optional" />);
    const field = screen.getByRole("textbox", { name: "Message" });
    expect(field.tagName).toBe("TEXTAREA");
    expect(field).not.toHaveAttribute("aria-invalid");
    expect(field).toHaveAccessibleDescription("optional");
  });
});

test("Select is a native select, and its face is hidden from screen readers", () => {
  const onChange = jest.fn();
  const options = [
    { value: "IN", text: "India +91" },
    { value: "FR", text: "France +33" },
  ];
  render(<Select label="Country code" options={options} face="+91" value="IN" onChange={onChange} />);
  const select = screen.getByRole("combobox", { name: "Country code" });
  fireEvent.change(select, { target: { value: "FR" } });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(screen.getByText("+91")).toHaveAttribute("aria-hidden", "true");
});

test("a CheckboxGroup has a label and an error", () => {
  render(
    <CheckboxGroup label="Interested in" error="Interested in is required.">
      <Checkbox label="React" />
      <Checkbox label="Vue" hint="Version 3." />
    </CheckboxGroup>,
  );
  const group = screen.getByRole("group", { name: "Interested in" });
  expect(group).toHaveAccessibleDescription("Interested in is required.");
  expect(group).toContainElement(screen.getByRole("checkbox", { name: "React" }));
  expect(screen.getByRole("checkbox", { name: "Vue" })).toHaveAccessibleDescription("Version 3.");
});

test("Range has its value in words", () => {
  render(<Range label="Approx. budget" value={2} min={1} max={100} valueText="2k USD" onChange={nothing} />);
  const slider = screen.getByRole("slider", { name: "Approx. budget" });
  expect(slider).toHaveAttribute("aria-valuetext", "2k USD");
  expect(screen.getByText("2k USD")).toBeVisible();
});

test.each(["danger", "success"] as const)("Alert (%s) is announced and can be dismissed", (variant) => {
  const onDismiss = jest.fn();
  render(
    <Alert variant={variant} dismissLabel="Dismiss" onDismiss={onDismiss}>
      Email address is not valid.
    </Alert>,
  );
  const alert = screen.getByRole("alert");
  expect(alert).toHaveAttribute("data-variant", variant);
  expect(alert.textContent).toBe("Email address is not valid.");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
});
