import { fillIn } from "../../../site-data/fill-in";

type Blanks = Parameters<typeof fillIn>[1];

/** An outcome from the content with its placeholders filled in. */
export const outcome = ({ value, text }: { value: string; text: string }, blanks: Blanks = {}) => ({
  value: fillIn(value, blanks),
  result: fillIn(text, blanks),
});
