import { Spinner } from "./spinner";

const SpinnerExample = () => <Spinner />;

export default SpinnerExample;
