import { nearFirstMark } from "../../src/browser/near-first";
import { restingMark, restUnseen, startResting, wakeAll } from "../../src/browser/rest-unseen";

type Tell = (entries: { target: Element; isIntersecting: boolean }[]) => void;
let tell: Tell;
/** Tells that the page is being printed, or was. */
let tellPrint: () => void;
let observed: Element[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  observed = [];
  class Observer {
    constructor(callback: Tell) {
      tell = callback;
    }
    observe = (element: Element) => observed.push(element);
    disconnect = () => (observed = []);
  }
  const matchMedia = () => ({ addEventListener: (_: string, changed: () => void) => (tellPrint = changed) });
  Object.assign(window, { IntersectionObserver: Observer, innerWidth: 390, matchMedia });
  document.body.innerHTML = `<main><section></section><section></section></main><footer></footer>`;
});
afterEach(() => {
  wakeAll();
  jest.useRealTimers();
});

const resting = () => observed.filter((one) => one.hasAttribute(restingMark)).length;
const tellAll = (isIntersecting: boolean) => tell(observed.map((target) => ({ target, isIntersecting })));

test("what is out of sight rests until it comes near", () => {
  restUnseen();
  tellAll(false);
  expect(resting()).toBe(3);
  tellAll(true);
  expect(resting()).toBe(0);
});

test("nothing rests before all of a page was laid out", () => {
  document.documentElement.setAttribute(nearFirstMark, "");
  restUnseen();
  jest.advanceTimersByTime(100);
  expect(observed).toHaveLength(0);
  document.documentElement.removeAttribute(nearFirstMark);
  jest.advanceTimersByTime(100);
  expect(observed).toHaveLength(3);
});

test("another page does not begin with parts that rest", () => {
  restUnseen();
  tellAll(false);
  wakeAll();
  expect(document.querySelector(`[${restingMark}]`)).toBeNull();
});

test("paper has other heights: all wake for it, and after it", () => {
  startResting();
  tellAll(false);
  tellPrint();
  expect(observed).toHaveLength(3);
  expect(resting()).toBe(0);
});

test("another width wakes all, since their heights change; another height does not", () => {
  startResting();
  tellAll(false);
  window.dispatchEvent(new Event("resize"));
  expect(resting()).toBe(3);
  Object.assign(window, { innerWidth: 844 });
  window.dispatchEvent(new Event("resize"));
  expect(observed).toHaveLength(3);
  expect(resting()).toBe(0);
});
