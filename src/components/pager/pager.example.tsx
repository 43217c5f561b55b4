import { Pager } from "./pager";

export default () => <Pager list="Articles" number={2} count={5} pathOf={(number) => `/blog#${number}`} />;
