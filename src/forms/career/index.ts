export { CareerForm } from "./career-form";
