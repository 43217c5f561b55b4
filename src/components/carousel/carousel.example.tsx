import * as kit from "../kit/kit";
import { Carousel } from "./carousel";

export default () => (
  <Carousel name="Cards" items={{ base: 1, above576: 2, above992: 3 }}>
    {["One", "Two", "Three", "Four"].map((name) => (
      <div key={name} className={kit.card(["raised", "pad-6"])}>
        {name}
      </div>
    ))}
  </Carousel>
);
