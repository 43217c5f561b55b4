import { PersonLine } from "./person-line";

export default () => (
  <PersonLine
    line="Mairi Kerr reads it"
    person={{ slug: "mairi-kerr", name: "Mairi Kerr", role: "Lead", hue: "sun", image: null }}
  />
);
