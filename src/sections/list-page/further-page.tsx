import type { ComponentProps } from "react";
import { interpolate } from "../../content-model/interpolate";
import type { ListContext } from "../../routes/page-context";
import { listPath } from "../../routes/paged-list";
import { ListPage } from "./list-page";
import { Seo } from "../../seo/seo";
import { collectionPage } from "../../seo/structured-data/web-page";
import { useLabels } from "../../site-data/context";

interface FurtherPageProps extends Pick<ComponentProps<typeof ListPage>, "text" | "lists" | "children"> {
  /** Path of the list's first page. */
  index: string;
  /** Name of the list. */
  list: string;
  entries: Parameters<typeof collectionPage>[2];
  context: ListContext;
}

/** A further page of a long list. Its heading, title and description differ from those of the other pages. */
export const FurtherPage = ({ index, list, text, entries, context, ...rest }: FurtherPageProps) => {
  const { counts, category, number } = context;
  const { pages } = useLabels();
  const count = counts[category] ?? number;
  const heading = interpolate(pages.heading, { list, number, count });
  const description = interpolate(pages.text, { text, number, count });
  return (
    <>
      <Seo
        seo={{ title: heading, description }}
        sharedAs={index}
        structuredData={(known, here) => [collectionPage(known, { ...here, name: heading }, entries)]}
      />
      <ListPage
        heading={heading}
        text={text}
        pager={{ list, number, count, pathOf: (each) => listPath(index, each, category) }}
        {...rest}
      />
    </>
  );
};
