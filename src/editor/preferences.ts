const key = "sveltia-cms.prefs";

/**
 * Escape closes menus and dialogs. By Sveltia's default it also closes the form, which its settings can switch on
 * again. Runs before Sveltia, which reads its preferences on load.
 */
const preferences = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
localStorage.setItem(key, JSON.stringify({ closeWithEscape: false, ...preferences }));
