import * as kit from "../kit/kit";
import { ArticleProse } from "./article-prose";
import { Prose } from "./prose";

export default () => (
  <div className={kit.stack(5)} data-hue="teal">
    <Prose html="<p>Words with <strong>weight</strong> and <code>code</code>.</p><ul><li>A point</li></ul>" />
    <ArticleProse html="<p>What an article has besides.</p><ol><li>A step</li></ol><blockquote>To remember.</blockquote>" />
  </div>
);
