export { LifeGallery } from "./life-gallery";
