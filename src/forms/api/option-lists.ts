import { clientConfig } from "../../config/client-config";
import type { OptionId } from "../../content-model/form-fields/field";
import { get } from "./request";

export interface Option {
  id: OptionId;
  text: string;
}

/** Paths as the API spells them, the double slash included. */
const paths = {
  looking_for: "//meta/looking_for",
  interested_in: "/meta/interested_in",
  experience_level: "/meta/experience_level",
  designations: "/meta/designations",
};

export type OptionListName = keyof typeof paths;

/** The API's list; null when it cannot be had or read. */
export async function fetchOptions(name: OptionListName): Promise<Option[] | null> {
  try {
    const { status, json } = await get(`${clientConfig.apiUrl}${paths[name]}`);
    return status === 200 && isOptionList(json) ? json : null;
  } catch {
    return null;
  }
}

function isOptionList(json: unknown): json is Option[] {
  return Array.isArray(json) && json.length > 0 && json.every(isOption);
}

function isOption(entry: unknown): entry is Option {
  if (typeof entry !== "object" || entry === null) return false;
  const { id, text } = entry as Record<string, unknown>;
  return (typeof id === "number" || typeof id === "string") && typeof text === "string";
}
