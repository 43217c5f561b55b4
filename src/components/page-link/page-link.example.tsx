import { PageLink } from "./page-link";

const PageLinkExample = () => <PageLink to="/about">About us</PageLink>;

export default PageLinkExample;
