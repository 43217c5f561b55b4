import { fireEvent, render, screen } from "@testing-library/react";
import { clientConfig } from "../../src/config/client-config";
import { RecruitingEmbed } from "../../src/sections/openings/recruiting-embed";

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>("script")];
const visit = () =>
  render(
    <RecruitingEmbed intro={{ heading: "Open positions" }}>
      <p>Our own openings</p>
    </RecruitingEmbed>,
  );

beforeEach(() => {
  Object.assign(clientConfig.recruiting, { script: "https://jobs.example/embed.js", container: "jobs" });
});

test("not configured: the openings are shown and nothing is requested", () => {
  clientConfig.recruiting.script = "";
  visit();
  expect(screen.getByText("Our own openings")).toBeInTheDocument();
  expect(scripts()).toEqual([]);
});

test("configured: the script finds its empty container, in place of the openings", () => {
  visit();
  expect(scripts().map(({ src }) => src)).toEqual(["https://jobs.example/embed.js"]);
  expect(document.getElementById("jobs")).toBeEmptyDOMElement();
  expect(screen.queryByText("Our own openings")).toBeNull();
});

test("the script is loaded on every mount, with a new container", () => {
  const first = visit();
  const [script] = scripts();
  document.getElementById("jobs")!.innerHTML = "<p>Their job</p>";
  first.unmount();
  expect(scripts()).toEqual([]);
  visit();
  expect(scripts()).toHaveLength(1);
  expect(scripts()[0]).not.toBe(script);
  expect(document.getElementById("jobs")).toBeEmptyDOMElement();
});

test("a script that fails brings the openings back", () => {
  visit();
  fireEvent.error(scripts()[0]!);
  expect(screen.getByText("Our own openings")).toBeInTheDocument();
});
