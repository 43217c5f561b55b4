export { SidebarForm } from "./sidebar-form";
