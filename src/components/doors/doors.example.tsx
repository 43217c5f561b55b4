import { samplePicture } from "../kit/sample-picture";
import { Door, Doors } from "./doors";

const DoorsExample = () => (
  <Doors columns={4}>
    {["teal", "sun", "lilac", "sky"].map((hue) => (
      <Door key={hue} to="/services" name={`To ${hue}`} hue={hue} picture={samplePicture} />
    ))}
  </Doors>
);

export default DoorsExample;
