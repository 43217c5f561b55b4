import * as kit from "../kit/kit";
import { Field } from "./field";

export default () => (
  <div className={kit.stack(4)}>
    <Field label="Name" hint="As on your passport." />
    <Field label="Company" optional="optional" />
    <Field label="Email" error="An address has an @." />
  </div>
);
