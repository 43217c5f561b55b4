// The package declares its types in `exports`, which the classic module resolution ignores.
declare module "altcha-lib/algorithms/web/pbkdf2" {
  export * from "altcha-lib/dist/esm/v2/algorithms/web/pbkdf2";
}
