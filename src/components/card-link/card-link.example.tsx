import * as kit from "../kit/kit";
import { CardLink } from "./card-link";

export default () => (
  <article className={kit.card(["raised", "pad-5"])} style={{ position: "relative" }}>
    <h3>
      <CardLink to="/about">All of the card leads there</CardLink>
    </h3>
  </article>
);
