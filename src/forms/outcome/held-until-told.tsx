import { heldMark, key } from "./outcome";

/** Storage may be closed to us; then nothing waits there. */
const script = `try{if(sessionStorage.getItem("${key}"))document.documentElement.setAttribute("${heldMark}","")}catch(e){}`;

/**
 * Stands before what the page says: the page was built without knowing of the attempt that led here, so while one waits
 * to be told, what was built does not show (`thank-you-outcome.module.css`). `useOutcome` ends it. Within the site's own
 * navigation it does not run, nor need to.
 */
export const HeldUntilTold = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
