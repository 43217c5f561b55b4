import { samplePicture } from "../kit/sample-picture";
import { Picture } from "./picture";

export default () => <Picture file={samplePicture} alt="The mark of the company" />;
