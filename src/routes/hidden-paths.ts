/** Pages that searches should not find. */
export const hiddenPaths = ["/thank-you", "/404", "/404.html", "/500", "/500.html"];
