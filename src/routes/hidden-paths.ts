/** The Internal Server Error page as it is built: finished HTML, which must not wait for any script. */
export const serverErrorPath = "/500.html";

/** Pages that searches should not find. */
export const hiddenPaths = ["/thank-you", "/404", "/404.html", "/500", serverErrorPath];
