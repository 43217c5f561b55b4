import { potter } from "../kit/samples";
import { PersonLine } from "./person-line";

export default () => <PersonLine line="Mairi Kerr reads it" person={potter} />;
