import { restingMark, beforePageChange, restUnseen } from "../../../src/browser/reading/rest-unseen";

const height = window.innerHeight;

/** Sections of a page by where they begin, each as high as the window. */
const openPage = (...tops: number[]): { sections: HTMLElement[]; steps: string[] } => {
  const steps: string[] = [];
  document.body.innerHTML = `<main>${"<section></section>".repeat(tops.length)}</main>`;
  const sections = [...document.querySelectorAll("section")];
  sections.forEach((section, index) => {
    const top = tops[index]!;
    jest.spyOn(section, "getBoundingClientRect").mockImplementation(() => {
      steps.push("measured");
      return { top, bottom: top + height } as DOMRect;
    });
    const toggle = section.toggleAttribute.bind(section);
    jest.spyOn(section, "toggleAttribute").mockImplementation((...mark) => {
      steps.push("marked");
      return toggle(...mark);
    });
  });
  return { sections, steps };
};

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
const resting = (sections: readonly HTMLElement[]) =>
  sections.map((section) => section.hasAttribute(restingMark));

restUnseen(restingMark);

test("sections out of sight rest, then wake one a frame", async () => {
  const { sections } = openPage(-2 * height, 0, height / 2, 2 * height);
  beforePageChange();
  expect(resting(sections)).toEqual([true, false, false, true]);
  for (let frame = 0; frame < 2; frame++) await nextFrame();
  expect(resting(sections)).toEqual([false, false, false, true]);
  await nextFrame();
  expect(resting(sections)).toEqual([false, false, false, false]);
});

test("the nearest wakes first: somebody may scroll there", async () => {
  const { sections } = openPage(-4 * height, 0, 3 * height, 1.5 * height);
  beforePageChange();
  for (let frame = 0; frame < 2; frame++) await nextFrame();
  expect(resting(sections)).toEqual([true, false, true, false]);
  await nextFrame();
  expect(resting(sections)).toEqual([true, false, false, false]);
});

test("what holds a dialog never rests, as the dialog would not be seen either", () => {
  const { sections } = openPage(0, 2 * height, 3 * height);
  sections[1]!.innerHTML = "<dialog></dialog>";
  beforePageChange();
  expect(resting(sections)).toEqual([false, false, true]);
});

test("what has the focus never rests, or it would be lost", () => {
  const { sections } = openPage(0, 2 * height, 3 * height);
  sections[1]!.innerHTML = "<input>";
  sections[1]!.querySelector("input")!.focus();
  beforePageChange();
  expect(resting(sections)).toEqual([false, false, true]);
});

test("all are measured before the first is marked, so that the page is laid out once", () => {
  const { steps } = openPage(0, 2 * height, 3 * height);
  beforePageChange();
  expect(steps.indexOf("marked")).toBeGreaterThan(steps.lastIndexOf("measured"));
});
