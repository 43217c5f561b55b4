import { Pager } from "./pager";

const PagerExample = () => (
  <Pager list="Articles" number={2} count={5} pathOf={(number) => `/blog#${number}`} />
);

export default PagerExample;
