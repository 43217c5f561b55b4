// The package names its types by export conditions, which classic module resolution does not read.
declare module "altcha-lib/algorithms/web/pbkdf2" {
  export * from "altcha-lib/dist/esm/v2/algorithms/web/pbkdf2";
}
