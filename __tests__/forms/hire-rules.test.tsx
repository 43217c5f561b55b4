import { HireForm } from "../../src/forms/hire/hire-form";
import { testRules } from "./support/rule-table";
import { passRobotTest, tick, write } from "./support/visitor";

jest.mock("gatsby", () => jest.requireActual<object>("./support/gatsby"));
jest.mock("../../src/forms/captcha/create-altcha-worker", () =>
  jest.requireActual<object>("./support/altcha-worker"),
);

const path = "/hire/vue-js-developer";

const draft = () =>
  window.sessionStorage.setItem(
    `draft:hire:${path}`,
    JSON.stringify({ values: { budget: 0, interested_for: [] } }),
  );

testRules(
  <HireForm technologyId={1592} />,
  path,
  [
    ["Name is required.", "Name", () => write("Name", "Asha")],
    ["Email is required.", "Email", () => write("Email", "asha@example")],
    ["Email address is not valid.", "Email", () => write("Email", "asha@example.com")],
    ["Contact number is required.", "Phone", () => write("Phone", "123")],
    ["Contact number is not valid.", "Phone", () => write("Phone", "+49212345678901234")],
    ["Contact number is not valid.", "Phone", () => write("Phone", "+919876543210")],
    ["Interested in is required.", "React", () => tick("Vue")],
    ["Choose your approx. Budget.", "Approx. budget", () => write("Approx. budget", "3")],
    ["Message is required.", "Message", () => write("Message", "One developer, from May.")],
    ["Robot test is not completed yet.", "I am not a robot", passRobotTest],
  ],
  draft,
);
