import { SidebarForm } from "../../src/forms/sidebar/sidebar-form";
import { testRules } from "./support/rule-table";
import { passRobotTest, write } from "./support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));
jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

testRules(<SidebarForm />, "/blog/react", [
  ["Name is required.", "Name", () => write("Name", "Asha")],
  ["Email is required.", "Email", () => write("Email", "asha@example.info")],
  ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
  ["Contact number is required.", "Phone", () => write("Phone", "abc")],
  ["Contact number is not valid.", "Phone", () => write("Phone", "1")],
  ["Contact number is not valid.", "Phone", () => write("Phone", "9876543210")],
  ["Subject is required.", "Subject", () => write("Subject", "A question")],
  ["Message is required.", "Message", () => write("Message", "How long does an app take?")],
  ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
]);
