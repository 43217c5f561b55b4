import type { ComponentType } from "react";
import { article, blogTopic } from "../../content-model/entities/article";
import { caseStudy } from "../../content-model/entities/case-study";
import { availability, job } from "../../content-model/entities/shared";
import { blogPage, joinUsPage } from "../../content-model/entities/small-pages";
import type { Entity } from "../../content-model/entity";
import { ArticlePreview } from "./article-preview";
import { CaseStudyPreview } from "./case-study-preview";
import { JobPreview } from "./job-preview";

/** What a preview gets: an entry, and the file of the site beside it, as the page's query returns them. */
export interface PreviewProps<Query extends { page: unknown }, Beside> {
  page: NonNullable<Query["page"]>;
  beside: NonNullable<Beside>;
}

/** A kind that the editor shows as its page does. */
export interface Preview {
  entity: Entity;
  /** A file of the site, of which the page shows something too. */
  beside: Entity;
  Page: ComponentType<{ page: unknown; beside: unknown }>;
}

/** What is read by its schema has the type of the query, which TypeScript cannot know. */
const pageOf = <Query extends { page: unknown }, Beside>(Page: ComponentType<PreviewProps<Query, Beside>>) =>
  Page as Preview["Page"];

export const previews: Readonly<Record<string, Preview>> = {
  article: { entity: article, beside: blogPage, Page: pageOf(ArticlePreview) },
  "blog-topic": { entity: blogTopic, beside: blogPage, Page: pageOf(ArticlePreview) },
  "case-study": { entity: caseStudy, beside: availability, Page: pageOf(CaseStudyPreview) },
  job: { entity: job, beside: joinUsPage, Page: pageOf(JobPreview) },
};
