import { fillIn } from "../../../site-data/fill-in";

type Blanks = Parameters<typeof fillIn>[1];

/** An outcome of the content with its blanks filled in, as a figure's result. */
export const outcome = ({ value, text }: { value: string; text: string }, blanks: Blanks = {}) => ({
  value: fillIn(value, blanks),
  result: fillIn(text, blanks),
});
