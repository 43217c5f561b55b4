import { CareerForm } from "../../src/forms/career/career-form";
import { testRules } from "./support/rule-table";
import { passRobotTest, write } from "./support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));
jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

testRules(<CareerForm />, "/career", [
  ["Name is required.", "Name", () => write("Name", "Asha")],
  ["Email is required.", "Email", () => write("Email", "asha@example")],
  ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
  ["Contact number is required.", "Phone", () => write("Phone", "98765")],
  ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
]);
