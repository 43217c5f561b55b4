export { HireForm } from "./hire-form";
