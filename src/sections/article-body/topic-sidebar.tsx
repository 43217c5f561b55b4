import { graphql } from "gatsby";
import { PageLink } from "../../components/page-link/page-link";
import { SidebarForm } from "../../forms/sidebar/sidebar-form";
import { useForms, useLabels } from "../../site-data/context";
import * as kit from "../../components/kit/kit";
import * as styles from "./topic-sidebar.module.css";
import { pathOf } from "../../routes/page-table";
import { formAnchor } from "../../routes/route-name";

export const topicSidebarFragment = graphql`
  fragment TopicSidebar on Query {
    topics: allBlogTopic(sort: { order: ASC }) {
      nodes {
        slug
        name
      }
    }
  }
`;

interface TopicSidebarProps {
  topics: Queries.TopicSidebarFragment["topics"]["nodes"];
}

/** An article's sidebar: the enquiry form and the blog's topics. */
export const TopicSidebar = ({ topics }: TopicSidebarProps) => {
  const { article } = useLabels();
  const { sidebar } = useForms();
  return (
    <aside className={kit.stack(6, styles.sidebar)} aria-label={sidebar.heading ?? sidebar.name}>
      <div id={formAnchor} className={kit.card(["raised", "pad-6"], styles.form)}>
        <SidebarForm />
      </div>
      <nav aria-label={article.topics} className={kit.stack(3)}>
        <h2 className={kit.text(["md"])}>{article.topics}</h2>
        <ul className={kit.cluster(2)}>
          {topics.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink
                to={pathOf("blog-topic", slug)}
                className={kit.pill("plain", kit.text(["sm"], styles.topic))}
              >
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
};
