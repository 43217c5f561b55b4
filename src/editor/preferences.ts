import { readLocal, writeLocal } from "../browser/reading/storage";
import { fieldsIn } from "../content-model/records";

const key = "sveltia-cms.prefs";

/**
 * Escape closes menus and dialogs. By Sveltia's default it also closes the form, which its settings can switch on
 * again. Runs before Sveltia, which reads its preferences on load.
 */
writeLocal(key, { closeWithEscape: false, ...fieldsIn(readLocal(key)) });
