const key = "sveltia-cms.prefs";

/**
 * Escape closes menus and dialogs. Sveltia's own default also closes the form, which its settings can still ask for.
 * Runs before Sveltia, which reads its preferences as it is loaded.
 */
const preferences = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
localStorage.setItem(key, JSON.stringify({ closeWithEscape: false, ...preferences }));
