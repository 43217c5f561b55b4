import { basename, extname } from "node:path";
import { fitPicture } from "./content/fit-picture";

/** Makes photos fit for content files: `npm run picture content/blogs/images/IMG_4021.JPG`. */
const main = async (): Promise<void> => {
  const files = process.argv.slice(2);
  if (files.length === 0)
    throw new Error("Name a picture: npm run picture content/blogs/images/IMG_4021.JPG");
  for (const original of files) {
    const { file, size } = await fitPicture(original);
    console.log(`${file} is written: ${size}.`);
    if (extname(original) !== ".webp")
      console.log(`Name ${basename(file)} in the content file, and delete ${basename(original)}.`);
  }
};

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
