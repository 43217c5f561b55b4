/** The id of the panel that the Menu button opens on phones. */
export const menuId = "main-menu";

/** Runs in the head: tells on the button whether the menu is open, also before the page hydrates. */
export const menuScript =
  `addEventListener("toggle",function(e){if(e.target.id==="${menuId}")` +
  `document.querySelector("[popovertarget=${menuId}]").setAttribute("aria-expanded",e.newState==="open")},true)`;
