import { CaptchaField } from "../captcha/captcha-field";
import { PhoneField } from "./phone-field";
import { TextField } from "./text-field";

/** The controls of the kinds of field that every form has. */
export const commonControls = {
  text: TextField,
  email: TextField,
  lines: TextField,
  phone: PhoneField,
  robot: CaptchaField,
};
