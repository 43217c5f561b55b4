/** A file that the build copies unchanged; the import is its URL. */
declare module "!!file-loader*" {
  const address: string;
  export default address;
}
