import { menuId, syncMenuState } from "../../src/frame/header/menu-script";

const expanded = () => document.querySelector("button")?.getAttribute("aria-expanded");

const toggle = (id: string, newState: string) =>
  document.getElementById(id)?.dispatchEvent(Object.assign(new Event("toggle"), { newState }));

test("the button tells whether the menu is open, and nothing of other panels", () => {
  syncMenuState(menuId);
  document.body.innerHTML = `<button popovertarget="${menuId}"></button><div id="${menuId}"></div><div id="other"></div>`;
  toggle("other", "open");
  expect(expanded()).toBeNull();
  toggle(menuId, "open");
  expect(expanded()).toBe("true");
  toggle(menuId, "closed");
  expect(expanded()).toBe("false");
});
