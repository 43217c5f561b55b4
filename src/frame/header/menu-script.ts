/** Id of the panel that the Menu button opens on phones. */
export const menuId = "main-menu";

/** Runs in the head: keeps the button's `aria-expanded` in sync with the menu, also before hydration. */
export const syncMenuState = (id: string): void => {
  const onToggle = ({ target, newState }: Event & { newState?: string }) => {
    if ((target as Element).id !== id) return;
    const button = document.querySelector(`[popovertarget=${id}]`);
    if (button) button.setAttribute("aria-expanded", String(newState === "open"));
  };
  addEventListener("toggle", onToggle, true);
};
