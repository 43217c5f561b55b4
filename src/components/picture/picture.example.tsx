import { samplePicture } from "../kit/samples";
import { Picture } from "./picture";

export default () => <Picture file={samplePicture} alt="The mark of the company" />;
