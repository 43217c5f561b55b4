import type { WrapPageElementBrowserArgs } from "gatsby";
import type { RouteLocation } from "../browser/navigation/route-update";
import { Layout } from "../frame/layout/layout";
import { FollowedProvider } from "../routes/current-route";
import type { PageContext } from "../routes/page-context";

/**
 * Wraps every page in the layout, which stays mounted across navigations. Gatsby's own 404 page in development lacks
 * our context and stays unwrapped.
 */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs<Record<string, unknown>, Partial<PageContext>>) => {
  const { pagePath, crumbs } = props.pageContext;
  if (pagePath === undefined || crumbs === undefined) return element;
  const { action, hash } = props.location as RouteLocation;
  return (
    <FollowedProvider value={action !== undefined && !hash}>
      <Layout path={pagePath} crumbs={crumbs}>
        {element}
      </Layout>
    </FollowedProvider>
  );
};
