export { Picture, type PictureFile } from "./picture";
export { ThemedPicture } from "./themed-picture";
