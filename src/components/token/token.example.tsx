import * as kit from "../kit/kit";
import { samplePicture } from "../kit/samples";
import { Token } from "./token";

export default () => (
  <div className={kit.row(4)} data-hue="lilac">
    <Token name="Ada" image={null} />
    <Token name="Mark" image={samplePicture} />
  </div>
);
