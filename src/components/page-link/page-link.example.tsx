import { PageLink } from "./page-link";

export default () => <PageLink to="/about">About us</PageLink>;
