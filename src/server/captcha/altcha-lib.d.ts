// For the server alone, whose CommonJS output needs the classic module resolution: it does not read export conditions.
declare module "altcha-lib" {
  export * from "altcha-lib/dist/cjs/v2/index";
}

declare module "altcha-lib/algorithms/pbkdf2" {
  export * from "altcha-lib/dist/cjs/v2/algorithms/pbkdf2";
}
