import { createElement, useLayoutEffect, useRef } from "react";
import { adopt } from "../browser/served-parts";

/** One element that the server has filled. React leaves alone what is in it. */
const Adopted = ({ tag }: { tag: string }) => {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => adopt(element.current!), []);
  return createElement(tag, {
    ref: element,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: "" },
  });
};

/** What `<Still>` is in the bundles: `tags` are its outermost elements. */
export const Still = ({ tags }: { tags: readonly string[] }) => (
  <>
    {tags.map((tag, index) => (
      <Adopted key={index} tag={tag} />
    ))}
  </>
);
