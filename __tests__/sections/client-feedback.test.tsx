import { fireEvent, screen } from "@testing-library/react";
import { ClientFeedback } from "../../src/sections/client-feedback/client-feedback";
import { setScreen } from "../components/carousel-support";
import { polyfillDialogs } from "../components/dialog-support";
import { renderOn } from "./sections-support";

jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({ site: { siteMetadata: null } }),
  withPrefix: (path: string) => `/prefix${path}`,
}));

const person = { role: "Founder", hue: "sun", text: "It works.", image: null, url: null, captions: null };
const feedback = {
  eyebrow: "Client feedback",
  heading: "In their words",
  testimonials: [
    { ...person, slug: "asha", name: "Asha R.", url: "/videos/story.mp4", captions: "/videos/story.vtt" },
    { ...person, slug: "ben", name: "Ben T." },
  ],
} as unknown as Queries.ClientFeedbackFragment;

const openVideo = () => {
  fireEvent.click(screen.getByRole("button", { name: "Play the video of Asha R." }));
  const video = document.querySelector("video") as HTMLVideoElement;
  video.getBoundingClientRect = () => ({ bottom: 600 }) as DOMRect;
  return video;
};

beforeEach(() => {
  setScreen(1280);
  polyfillDialogs();
  renderOn("/", <ClientFeedback feedback={feedback} />);
});

test("offers only existing videos, and loads one only when it is opened", () => {
  expect(screen.getAllByRole("button", { name: /^Play the video/ })).toHaveLength(1);
  expect(document.querySelector("video")).toBeNull();
  const video = openVideo();
  expect(video).toHaveAttribute("src", "/prefix/videos/story.mp4");
  expect(video.querySelector("track")).toHaveAttribute("src", "/prefix/videos/story.vtt");
});

test.each([
  ["beside the video", () => screen.getByRole("dialog"), {}],
  ["on the picture", () => document.querySelector("video") as Element, { clientY: 300, detail: 1 }],
])("closes on a click %s", (_where, target, event) => {
  openVideo();
  fireEvent.click(target(), event);
  expect(document.querySelector("video")).toBeNull();
});

test.each([
  ["by pointer", { clientY: 580, detail: 1 }],
  ["by keyboard", { clientY: 0, detail: 0 }],
])("stays open while the player's controls are used %s", (_how, event) => {
  fireEvent.click(openVideo(), event);
  expect(document.querySelector("video")).not.toBeNull();
});
