import { Thumbnail } from "./thumbnail";

const ThumbnailExample = () => <Thumbnail path="/about" />;

export default ThumbnailExample;
