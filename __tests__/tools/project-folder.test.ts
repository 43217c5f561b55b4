/** @jest-environment node */
import { refuseFaults } from "../../tools/build/prepare";

test.each([
  ["/home/me/[draft]/site", "["],
  ["/home/me/website (2)", "("],
  ["/home/me/{old}/site", "{"],
  ["/home/me/what?/site", "?"],
  ["/home/me/best*/site", "*"],
  ["/home/me/new!/site", "!"],
])("a project in %s is told to move before Gatsby hangs", async (root, letter) => {
  await expect(refuseFaults(root)).rejects.toThrow(
    `The project is in ${root}, and Gatsby does not work below a folder with "${letter}" in its name. Move it.`,
  );
});
