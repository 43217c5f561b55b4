import { StatValue } from "./stat-value";

const StatValueExample = () => <StatValue value="{years} years" />;

export default StatValueExample;
