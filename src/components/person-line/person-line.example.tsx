import { PersonLine } from "./person-line";

const PersonLineExample = () => (
  <PersonLine
    line="Mairi Kerr reads it"
    person={{ slug: "mairi-kerr", name: "Mairi Kerr", role: "Lead", hue: "sun", image: null }}
  />
);

export default PersonLineExample;
