import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { drawingProblem, inlineDrawing } from "../../content-model/drawing";

type GetAsset = CustomPreviewTemplateProps["getAsset"];

/** A method missing in Sveltia's types. After a call of it the asset has a URL. */
type Asset = NonNullable<ReturnType<GetAsset>> & { toBase64: () => Promise<string> };

/** Files of the checkout or repository, and files just chosen, until the entry is saved, have such URLs. */
const isBlob = (address: string): boolean => address.startsWith("blob:");

/** The asset for a path in the content file at `location`. */
const assetAt = (path: string, location: string, getAsset: GetAsset) =>
  getAsset(new URL(path, `file:///content/${location}`).pathname) as Asset | undefined;

/** URL of a picture, if it exists. */
export const pictureAt = async (path: string, location: string, getAsset: GetAsset): Promise<string> => {
  if (isBlob(path)) return path;
  const asset = assetAt(path, location, getAsset);
  if (asset && !isBlob(asset.url)) await asset.toBase64().catch(() => "");
  return asset && isBlob(asset.url) ? asset.url : "";
};

/** Markup of a drawing, if it exists. An `img` with its URL could not be styled. */
export const drawingAt = async (path: string, location: string, getAsset: GetAsset): Promise<string> => {
  const base64 = await assetAt(path, location, getAsset)
    ?.toBase64()
    .catch(() => "");
  const address = isBlob(path) ? path : base64 && `data:image/svg+xml;base64,${base64}`;
  const source = address && (await (await fetch(address)).text());
  return !source || drawingProblem(source) ? "" : inlineDrawing(source);
};
