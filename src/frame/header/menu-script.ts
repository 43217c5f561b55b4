/** Id of the panel that the Menu button opens on phones. */
export const menuId = "main-menu";

/** Runs in the head: tells on the button whether the menu is open, also before the page hydrates. */
export const syncMenuState = (id: string): void => {
  const onToggle = ({ target, newState }: Event & { newState?: string }) => {
    if ((target as Element).id !== id) return;
    const button = document.querySelector(`[popovertarget=${id}]`);
    if (button) button.setAttribute("aria-expanded", String(newState === "open"));
  };
  addEventListener("toggle", onToggle, true);
};
