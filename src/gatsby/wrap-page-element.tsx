import type { WrapPageElementBrowserArgs } from "gatsby";
import { Layout } from "../frame/layout/layout";
import type { PageContext } from "../routes/page-context";

/** Puts the frame around every page; it stays mounted from page to page. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs<Record<string, unknown>, PageContext>) => (
  <Layout path={props.pageContext.pagePath} crumbs={props.pageContext.crumbs}>
    {element}
  </Layout>
);
