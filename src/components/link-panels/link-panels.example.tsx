import { samplePicture } from "../kit/samples";
import { LinkPanel, LinkPanels } from "./link-panels";

export default () => (
  <LinkPanels columns={4}>
    {["teal", "sun", "lilac", "sky"].map((hue) => (
      <LinkPanel key={hue} to="/services" name={`To ${hue}`} hue={hue} picture={samplePicture} />
    ))}
  </LinkPanels>
);
