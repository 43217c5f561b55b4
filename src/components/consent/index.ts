export { ConsentSettingsButton } from "./consent";
