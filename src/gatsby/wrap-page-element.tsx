import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../frame/layout/layout";
import type { PageContext } from "../routes/page-context";

/** Wraps every page in the layout, which stays mounted across navigations. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>) => (
  <Layout path={props.pageContext.pagePath} crumbs={props.pageContext.crumbs}>
    {element}
  </Layout>
);
