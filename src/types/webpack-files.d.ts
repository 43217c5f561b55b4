/** A file that the build copies as it is; the import is its address. */
declare module "!!file-loader*" {
  const address: string;
  export default address;
}
