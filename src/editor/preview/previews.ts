import type { ComponentType } from "react";
import { article, blogTopic } from "../../content-model/entities/article";
import { caseStudy } from "../../content-model/entities/case-study";
import { availability, job } from "../../content-model/entities/shared";
import { blogPage, joinUsPage } from "../../content-model/entities/small-pages";
import type { Entity } from "../../content-model/entity";
import { ArticlePreview } from "./article-preview";
import { CaseStudyPreview } from "./case-study-preview";
import { JobPreview } from "./job-preview";

/** Data of a preview: an entry, and another file of the site that its page shows, as the page's query returns them. */
export interface PreviewProps<Query extends { page: unknown }, Beside> {
  page: NonNullable<Query["page"]>;
  beside: NonNullable<Beside>;
}

/** A kind of content with a preview. */
export interface Preview {
  entity: Entity;
  /** Another file of the site that the page shows. */
  beside: Entity;
  Page: ComponentType<{ page: unknown; beside: unknown }>;
}

/** Casts data that was read by its schema to the query's type, which TypeScript cannot infer. */
const pageOf = <Query extends { page: unknown }, Beside>(Page: ComponentType<PreviewProps<Query, Beside>>) =>
  Page as Preview["Page"];

export const previews: Readonly<Record<string, Preview>> = {
  article: { entity: article, beside: blogPage, Page: pageOf(ArticlePreview) },
  "blog-topic": { entity: blogTopic, beside: blogPage, Page: pageOf(ArticlePreview) },
  "case-study": { entity: caseStudy, beside: availability, Page: pageOf(CaseStudyPreview) },
  job: { entity: job, beside: joinUsPage, Page: pageOf(JobPreview) },
};
