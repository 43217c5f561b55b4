// The package names its types by export conditions, which classic module resolution does not read.
declare module "altcha-lib" {
  export * from "altcha-lib/dist/cjs/v2/index";
}

declare module "altcha-lib/algorithms/pbkdf2" {
  export * from "altcha-lib/dist/cjs/v2/algorithms/pbkdf2";
}
