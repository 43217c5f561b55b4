import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { drawingProblem, inlineDrawing } from "../../content-model/drawing";

type GetAsset = CustomPreviewTemplateProps["getAsset"];

/** What Sveltia's types leave out: once this was asked for, the address is there. */
type Asset = NonNullable<ReturnType<GetAsset>> & { toBase64: () => Promise<string> };

/** A file of the checkout or the repository; also one that was just chosen, until the entry is saved. */
const isBlob = (address: string): boolean => address.startsWith("blob:");

/** The file that a content file of this place names. */
const assetAt = (path: string, location: string, getAsset: GetAsset) =>
  getAsset(new URL(path, `file:///content/${location}`).pathname) as Asset | undefined;

/** Address of a picture, or nothing. */
export const pictureAt = async (path: string, location: string, getAsset: GetAsset): Promise<string> => {
  if (isBlob(path)) return path;
  const asset = assetAt(path, location, getAsset);
  if (asset && !isBlob(asset.url)) await asset.toBase64().catch(() => "");
  return asset && isBlob(asset.url) ? asset.url : "";
};

/** Markup of a drawing, or nothing. Its address has a picture of it alone, without the shapes. */
export const drawingAt = async (path: string, location: string, getAsset: GetAsset): Promise<string> => {
  const base64 = await assetAt(path, location, getAsset)
    ?.toBase64()
    .catch(() => "");
  const address = isBlob(path) ? path : base64 && `data:image/svg+xml;base64,${base64}`;
  const source = address && (await (await fetch(address)).text());
  return !source || drawingProblem(source) ? "" : inlineDrawing(source);
};
