import { articleOf } from "../kit/samples";
import { ArticleCard } from "./article-card";

export default () => (
  <ArticleCard article={articleOf("kilns", "What a kiln costs", "A year of firing, in figures.")} />
);
