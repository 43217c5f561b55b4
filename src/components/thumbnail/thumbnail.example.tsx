import { Thumbnail } from "./thumbnail";

export default () => <Thumbnail path="/about" />;
