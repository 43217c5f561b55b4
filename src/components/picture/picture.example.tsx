import { samplePicture } from "../kit/sample-picture";
import { Picture } from "./picture";

const PictureExample = () => <Picture file={samplePicture} alt="The mark of the company" />;

export default PictureExample;
